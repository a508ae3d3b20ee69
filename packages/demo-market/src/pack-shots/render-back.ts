import { barsPath, ean13Modules } from './parts/barcode-bars.ts';
import { darker, lighter, readableOn, shadow, white } from './svg/colour.ts';
import { fading } from './svg/light.ts';
import type { Pack } from './pack.ts';
import { paragraph } from './svg/paragraph.ts';
import { circle, ellipse, line, path, rect } from './svg/svg.ts';
import { canvasOf, lookOf, svgDocument } from './svg/svg-document.ts';
import { text } from './svg/text.ts';
import { wordmark } from './parts/wordmark.ts';

/** Text of the back beside the looks of the pack. */
export interface Printed {
  readonly barcode: string;
  readonly description: string;
}

/** The panel on the picture. */
const panel = { x: 92, y: 24, w: 296, h: 424 };
const margin = 20;
const inner = panel.w - 2 * margin;

/** The printed back of a pack: what it is, how it is kept, and the barcode that a scanner reads. */
export function renderBack(pack: Pack, { barcode, description }: Printed): string {
  const { identity, accent, companion } = lookOf(pack);
  const canvas = canvasOf(pack, 'back');
  const { x, y, w, h } = panel;
  const left = x + margin;
  const ink = readableOn(identity.ground, identity.ink);
  const header = 62;
  const onAccent = readableOn(accent);
  canvas.add(
    ellipse(246, 452, 176, 15, canvas.radial(fading(0.42))),
    rect(x + 3, y + 4, w, h, shadow, 6, { opacity: 0.2 }),
    rect(x, y, w, h, identity.ground, 6),
    path(`M${x + 6} ${y}H${x + w - 6}a6 6 0 0 1 6 6V${y + header}H${x}V${y + 6}a6 6 0 0 1 6-6z`, accent),
    rect(x, y + header, w, 5, companion),
    wordmark({ identity, brand: pack.brand }, left, y + 39, 24, { colour: onAccent, max: inner }),
  );
  const name = paragraph(pack.label, left, y + header + 34, {
    size: 17,
    width: inner,
    weight: 700,
    fill: ink,
    lines: 2,
    leading: 1.15,
  });
  canvas.add(
    name.drawn,
    text(pack.size, left, name.next + 2, 13, { fill: darker(accent, 0.2), weight: 700, max: inner }),
  );
  const body = paragraph(description, left, name.next + 26, {
    size: 10.5,
    width: inner,
    fill: ink,
    lines: 9,
    leading: 1.35,
  });
  const marksAt = Math.max(body.next + 20, 292);
  canvas.add(body.drawn, keepMarks(left, marksAt, ink, accent));
  canvas.add(barcodeBox(barcode, left, y + h - 92));
  canvas.add(
    ...['Parti No', 'SKT', 'Üretim'].map((label, i) =>
      text(label, left + 172, y + h - 74 + i * 22, 10, { fill: ink, weight: 700 }),
    ),
    line([0, 1, 2].map((i) => `M${left + 172} ${y + h - 66 + i * 22}h${inner - 172}`).join(''), ink, 0.8, {
      opacity: 0.5,
    }),
    rect(
      x,
      y,
      w,
      h,
      canvas.linear(
        [
          [0, white, 0.22],
          [0.4, white, 0],
          [1, shadow, 0.1],
        ],
        [0, 0, 1, 0.8],
      ),
      6,
    ),
    line(`M${x + 1} ${y + 6}V${y + h - 6}`, white, 1.4, { opacity: 0.7 }),
  );
  return svgDocument(canvas, pack, identity.serif);
}

/** Keep cool, keep dry, keep from light: three round signs. */
function keepMarks(x: number, y: number, ink: string, accent: string): string {
  const pale = lighter(accent, 0.8);
  const sign = (i: number, drawing: string): string =>
    circle(x + 14 + i * 40, y, 14, pale) + line(drawing, darker(accent, 0.3), 1.8, { round: true });
  const at = (i: number): number => x + 14 + i * 40;
  return (
    sign(0, `M${at(0)} ${y - 8}v9m-3 3a3 3 0 1 0 6 0a3 3 0 0 0-6 0`) +
    sign(1, `M${at(1) - 7} ${y}a7 6 0 0 1 14 0zm7 0v6a2.5 2.5 0 0 1-5 0`) +
    sign(
      2,
      `M${at(2) - 4} ${y}a4 4 0 1 0 8 0a4 4 0 0 0-8 0M${at(2)} ${y - 9}v1M${at(2)} ${y + 8}v1M${at(2) - 9} ${y}h1M${at(2) + 8} ${y}h1`,
    ) +
    text('25 °C altında, serin ve kuru', x + 134, y - 2, 9.5, { fill: ink }) +
    text('yerde, ışıktan uzakta saklayınız.', x + 134, y + 11, 9.5, { fill: ink, max: 124 })
  );
}

/** A white field with the bars and the digits; a number that is no EAN-13 is only written. */
function barcodeBox(barcode: string, x: number, y: number): string {
  const modules = ean13Modules(barcode);
  return (
    rect(x, y, 150, 72, white, 3) +
    (modules ? path(barsPath(modules, x + 15, y + 8, 1.26, 46), '#111418') : '') +
    text(barcode, x + 75, y + 66, 11, { anchor: 'middle', fill: '#111418', tracking: 0.12 })
  );
}
