import { shadow, white } from './colour.ts';
import type { Stop } from './canvas.ts';

/**
 * Light lies over a whole silhouette, print included, so that label, plastic and cap stand in one room. The key light
 * comes from the upper left everywhere; a pale rim parts white goods from a white page and dark ones from a dark page.
 */

/** A round, dull surface. */
export const matte: readonly Stop[] = [
  [0, shadow, 0.36],
  [0.05, shadow, 0.2],
  [0.13, white, 0.3],
  [0.24, white, 0.2],
  [0.42, white, 0],
  [0.66, shadow, 0.03],
  [0.9, shadow, 0.25],
  [0.965, shadow, 0.32],
  [1, '#cfd9e6', 0.4],
];

/** A round, shining surface; its hard strip lies left of where print begins. */
export const gloss: readonly Stop[] = [
  [0, shadow, 0.42],
  [0.035, shadow, 0.22],
  [0.05, white, 0.1],
  [0.06, white, 0.7],
  [0.1, white, 0.6],
  [0.115, white, 0.12],
  [0.4, white, 0.02],
  [0.7, shadow, 0.05],
  [0.89, shadow, 0.26],
  [0.935, white, 0.22],
  [0.965, shadow, 0.2],
  [1, shadow, 0.4],
];

/** Film: bags and sachets. */
export const film: readonly Stop[] = [
  [0, shadow, 0.3],
  [0.06, shadow, 0.1],
  [0.09, white, 0.42],
  [0.13, white, 0.3],
  [0.2, white, 0],
  [0.82, shadow, 0],
  [0.92, shadow, 0.16],
  [1, shadow, 0.34],
];

/** Strip and rim alone; the glass below brings its own gradient. */
export const glassShine: readonly Stop[] = [
  [0, white, 0],
  [0.045, white, 0.03],
  [0.06, white, 0.62],
  [0.095, white, 0.5],
  [0.11, white, 0],
  [0.92, white, 0],
  [0.945, white, 0.28],
  [0.97, white, 0],
];

/** StoredDocument on glass. */
export const paperOnGlass: readonly Stop[] = [
  [0, shadow, 0.34],
  [0.12, white, 0.14],
  [0.5, white, 0],
  [0.88, shadow, 0.14],
  [1, shadow, 0.38],
];

/** Something round that lies: from its upper edge down. */
export const lying: readonly Stop[] = [
  [0, shadow, 0.16],
  [0.07, white, 0.2],
  [0.13, white, 0.6],
  [0.2, white, 0.14],
  [0.5, shadow, 0.01],
  [0.84, shadow, 0.2],
  [1, shadow, 0.4],
];

export const steel: readonly Stop[] = [
  [0, '#7d8794'],
  [0.1, '#c3cad3'],
  [0.24, '#ffffff'],
  [0.36, '#d5dae1'],
  [0.55, '#a9b2bd'],
  [0.72, '#8b95a2'],
  [0.86, '#dfe4ea'],
  [1, '#7b8592'],
];

export const gold: readonly Stop[] = [
  [0, '#7d5a24'],
  [0.14, '#c99f55'],
  [0.26, '#fff0c9'],
  [0.4, '#e0b86b'],
  [0.68, '#9d7533'],
  [0.87, '#e9cd8d'],
  [1, '#7b5822'],
];

/** Falls off to nothing; for shadows on the ground. */
export const fading = (strength: number): readonly Stop[] => [
  [0, shadow, strength],
  [0.5, shadow, strength / 2],
  [1, shadow, 0],
];
