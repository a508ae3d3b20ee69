import type { LayoutKey } from '../layouts/layout-key.ts';
import type { MarkKey } from '../parts/marks.ts';

/** Where the colour of a cap or a body comes from; `gold` is drawn as metal. */
export type Tone = 'accent' | 'deep' | 'white' | 'black' | 'gold' | 'tint' | 'ground' | 'pale';

/** Accent and companion of one colour line. */
export type ColourLine = readonly [accent: string, companion: string];

/** How a brand looks on everything it sells. */
export interface Identity {
  readonly name: string;
  readonly layout: LayoutKey;
  readonly mark: MarkKey;
  /** The label's own colour, and the ink on it. */
  readonly ground: string;
  readonly ink: string;
  readonly lines: readonly [ColourLine, ColourLine, ColourLine, ColourLine, ColourLine];
  readonly cap: Tone;
  readonly body: Tone;
  readonly serif?: true;
  readonly italic?: true;
  /** Letter spacing of the wordmark in ems. */
  readonly tracking?: number;
  /** Droppers and syrups of this brand are brown glass. */
  readonly amber?: true;
}
