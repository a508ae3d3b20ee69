import { hashText, randomOf } from '../../../seeded-random.ts';
import { Canvas } from './canvas.ts';
import { forms } from './forms/forms.ts';
import type { Identity } from './identities/identity.ts';
import { identities, identityOf } from './identities/identities.ts';
import type { Pack } from './pack.ts';
import { escapeXml } from './svg.ts';

/** Fonts of the reader's system: a picture in an `img` cannot load any. */
const sans = "'Helvetica Neue',Helvetica,Arial,'Liberation Sans',sans-serif";
const serif = "Georgia,'Times New Roman','Liberation Serif',serif";

/**
 * The pack shot of a product as an SVG document of 480 by 480 units on a transparent ground. The same pack gives the
 * same bytes. A brand whose look is no longer known wears the first identity.
 */
export function renderPack(pack: Pack): string {
  const identity: Identity = identityOf(pack.identity) ?? identities.virendo;
  const [accent, companion] = identity.lines[pack.line % identity.lines.length] ?? identity.lines[0];
  const topic = `${pack.brand}|${pack.label}|${pack.size}|${pack.form}`;
  const canvas = new Canvas(`p${hashText(topic).toString(36).slice(-4)}`);
  forms[pack.form](canvas, { pack, identity, accent, companion, random: randomOf(topic) });
  const label = escapeXml(`${pack.brand} ${pack.label} ${pack.size}`);
  const font = identity.serif ? serif : sans;
  return tidy(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480" font-family="${font}" role="img" aria-label="${label}">${canvas.toString()}</svg>`,
  );
}

/** Shorter colours and numbers: about a twelfth of the bytes. */
function tidy(svg: string): string {
  return svg
    .replace(/#([0-9a-f])\1([0-9a-f])\2([0-9a-f])\3(?![0-9a-f])/g, '#$1$2$3')
    .replace(/([" (-])0\.(\d)/g, '$1.$2');
}
