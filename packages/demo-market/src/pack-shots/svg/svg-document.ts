import { hashText } from '../../seeded-random.ts';
import { Canvas } from './canvas.ts';
import type { Identity } from '../identities/identity.ts';
import { identities, identityOf } from '../identities/identities.ts';
import type { Pack } from '../pack.ts';
import { escapeXml } from './svg.ts';

/** Fonts of the reader's system: a picture in an `img` cannot load any. */
const sans = "'Helvetica Neue',Helvetica,Arial,'Liberation Sans',sans-serif";
const serif = "Georgia,'Times New Roman','Liberation Serif',serif";

/** The looks of a pack: a brand whose look was removed has the first identity. */
export interface Look {
  readonly identity: Identity;
  readonly accent: string;
  readonly companion: string;
}

export function lookOf(pack: Pack): Look {
  const identity: Identity = identityOf(pack.identity) ?? identities.virendo;
  const [accent, companion] = identity.lines[pack.line % identity.lines.length] ?? identity.lines[0];
  return { identity, accent, companion };
}

/** Returns the key that distinguishes one pack from another; drawing and randomness are seeded by it. */
export const topicOf = ({ brand, label, size, form }: Pack): string => `${brand}|${label}|${size}|${form}`;

/** A canvas whose ids are the pack's own. */
export const canvasOf = (pack: Pack, view = ''): Canvas =>
  new Canvas(
    `p${hashText(topicOf(pack) + view)
      .toString(36)
      .slice(-4)}`,
  );

/** Returns a picture of 480 by 480 units on a transparent ground, with its name for screen readers. */
export function svgDocument(canvas: Canvas, pack: Pack, isSerif: boolean | undefined): string {
  const label = escapeXml(`${pack.brand} ${pack.label} ${pack.size}`);
  return tidy(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480" font-family="${isSerif ? serif : sans}" role="img" aria-label="${label}">${canvas.toString()}</svg>`,
  );
}

/** Shorter colours and numbers: about a twelfth of the bytes. */
function tidy(svg: string): string {
  return svg
    .replace(/#([0-9a-f])\1([0-9a-f])\2([0-9a-f])\3(?![0-9a-f])/g, '#$1$2$3')
    .replace(/([" (-])0\.(\d)/g, '$1.$2');
}
