/** A text of the platform that users must read. */
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
  /** The public page of the text. */
  readonly href: string;
}
