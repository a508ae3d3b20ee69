/** A text page about the platform. Paragraphs are plain sentences; lists are short. */
export interface CorporatePage {
  readonly lead: string;
  readonly sections: readonly {
    readonly title: string;
    readonly paragraphs?: readonly string[];
    readonly items?: readonly string[];
  }[];
}
