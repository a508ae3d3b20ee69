/** A text of the platform that somebody reads before going on. */
export interface PlatformText {
  readonly slug: string;
  readonly title: string;
  /** Small HTML: headings, paragraphs, lists; screens show no other elements. */
  readonly html: string;
}

/** A text that users agree to. A new version is a new entry of its text with a higher number. */
export interface PlatformAgreement extends PlatformText {
  readonly version: number;
  /** Users who joined later have agreed to it by joining. */
  readonly publishedAt: Date;
  /** Users who joined before must sign it before they go on (specification §4). */
  readonly mustBeSigned: boolean;
  /** Where the text stands for everybody to read. */
  readonly href: string;
}
