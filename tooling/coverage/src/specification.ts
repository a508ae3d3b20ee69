/** One line of the specification, in words of our own. */
export interface Line {
  /** Its key in tags; unique in its section. */
  readonly key: string;
  readonly text: string;
  /** The missing part of an untagged line. A tagged line has none. */
  readonly missing?: string;
}

interface Section {
  /** `§5`, or a word for lines outside the specification. */
  readonly id: string;
  readonly title: string;
  readonly lines: readonly Line[];
}

/** The content of docs/specification-lines.json. */
export interface Specification {
  readonly sections: readonly Section[];
}
