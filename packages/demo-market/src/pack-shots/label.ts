import { luminance } from './svg/colour.ts';
import type { Random } from '../seeded-random.ts';
import type { Identity } from './identities/identity.ts';
import type { Pack } from './pack.ts';

/** A pack with everything that decides its looks. */
export interface Shot {
  readonly pack: Pack;
  readonly identity: Identity;
  readonly accent: string;
  readonly companion: string;
  /** Small differences between packs of one form. */
  readonly random: Random;
}

/** Flat artwork of a size, which a form then bends; sizes are those of the 480 unit picture. */
export interface Label extends Shot {
  readonly w: number;
  readonly h: number;
  readonly margin: number;
  /** Type sizes: of the wordmark, at most of the name, of the small line. */
  readonly wordSize: number;
  readonly nameSize: number;
  readonly noteSize: number;
  /** The first free height below the wordmark: no name begins above it. */
  readonly top: number;
  /** Wraps a round body, so that its edges are seen at an angle. */
  readonly isCurved: boolean;
  /** Inner width, between the margins. */
  readonly inner: number;
  /** The size that is printed large, and what stands behind its dot. */
  readonly strength: string;
  readonly amount: string;
}

export interface LabelOptions {
  readonly isCurved?: boolean;
  readonly isTurned?: boolean;
  /** Widens the margins of tapering bodies. */
  readonly wider?: number;
}

/** The measures of a label of that size. */
export function labelOf(
  shot: Shot,
  w: number,
  h: number,
  { isCurved, isTurned, wider = 1 }: LabelOptions,
): Label {
  const extent = Math.sqrt(w * h);
  // Print on a round body begins right of its highlight.
  const natural = Math.max(9, isCurved ? w * 0.12 : Math.min(w * 0.08, h * 0.12)) * wider;
  const margin = isTurned ? Math.max(12, w * 0.06) : natural;
  const wordSize = Math.min(Math.min(30, Math.max(16, extent * 0.098)), h * 0.15);
  const [strength = '', ...rest] = shot.pack.size.split(' · ');
  return {
    ...shot,
    w,
    h,
    margin,
    wordSize,
    nameSize: Math.min(54, extent * 0.17, h * 0.28) * (w / h > 2.2 ? 1.15 : 1),
    noteSize: Math.min(16, Math.max(11.5, extent * 0.052)),
    top: margin * 0.8 + wordSize * 1.42,
    isCurved: (isCurved ?? false) && !isTurned,
    inner: w - 2 * margin,
    strength,
    amount: rest.join(' · '),
  };
}

/** The companion where it is a colour; some brands keep their ink there. */
export const tintOf = ({ accent, companion }: Shot): string =>
  luminance(companion) < 0.05 ? accent : companion;
