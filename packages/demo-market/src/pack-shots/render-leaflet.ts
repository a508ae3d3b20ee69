import { darker, shadow, white } from './svg/colour.ts';
import { fading } from './svg/light.ts';
import type { Pack } from './pack.ts';
import { paragraph } from './svg/paragraph.ts';
import type { Printed } from './render-back.ts';
import { ellipse, line, moved, path, rect } from './svg/svg.ts';
import { canvasOf, lookOf, svgDocument } from './svg/svg-document.ts';
import { text } from './svg/text.ts';
import { wordmark } from './parts/wordmark.ts';

const paper = '#fdfcf8';
const ink = '#22272e';
const sheet = { x: 78, y: 30, w: 324, h: 410 };
const fold = sheet.h / 3;
const margin = 24;

/** Draws the unfolded leaflet of a pack: the name of the product, and the usual headings on its use. */
export function renderLeaflet(pack: Pack, { description }: Pick<Printed, 'description'>): string {
  const { identity, accent } = lookOf(pack);
  const canvas = canvasOf(pack, 'leaflet');
  const { x, y, w, h } = sheet;
  const left = x + margin;
  const width = w - 2 * margin;
  const strong = darker(accent, 0.25);
  // Small print is set in sentences as long as the leaflet is; the first paragraph is the product's own text.
  const intro = paragraph(description, left, y + 104, {
    size: 10.5,
    width,
    fill: ink,
    lines: 8,
    leading: 1.4,
  });
  const shade = canvas.linear(
    [
      [0, shadow, 0.1],
      [0.12, white, 0],
      [0.85, white, 0],
      [1, shadow, 0.07],
    ],
    'down',
  );
  canvas.add(
    ellipse(246, 448, 190, 14, canvas.radial(fading(0.4))),
    rect(x + 4, y + 5, w, h, shadow, 2, { opacity: 0.16 }),
    rect(x, y, w, h, paper, 2),
    rect(x, y, w, 6, accent),
    wordmark({ identity, brand: pack.brand }, left, y + 40, 20, { colour: strong, max: width }),
    text('KULLANMA TALİMATI', left, y + 64, 13, { weight: 700, fill: ink, tracking: 0.06 }),
    text(`${pack.label} ${pack.size.replace(' · ', ' ')}`, left, y + 82, 11, { fill: ink, max: width }),
    intro.drawn,
  );
  let next = Math.max(intro.next + 14, y + fold + 26);
  for (const [i, [heading, words]] of sections.entries()) {
    const body = paragraph(words, left, next + 15, { size: 9.5, width, fill: ink, lines: 3, leading: 1.4 });
    if (body.next > y + h - 14) break;
    canvas.add(text(`${i + 1}. ${heading}`, left, next, 11, { weight: 700, fill: strong }), body.drawn);
    next = body.next + 12;
  }
  canvas.add(
    ...[0, 1, 2].map((part) => moved(`translate(${x} ${y + part * fold})`, rect(0, 0, w, fold, shade))),
    line(`M${x} ${y + fold}h${w}M${x} ${y + 2 * fold}h${w}`, shadow, 1, { opacity: 0.18 }),
    line(`M${x} ${y + fold + 1.4}h${w}M${x} ${y + 2 * fold + 1.4}h${w}`, white, 1.2, { opacity: 0.9 }),
    path(`M${x + w} ${y + h}l-26 0l26 -26z`, darker(paper, 0.12)),
    path(`M${x + w - 26} ${y + h}l4 -22l22 -4z`, white, { opacity: 0.9 }),
  );
  return svgDocument(canvas, pack, identity.serif);
}

const sections: readonly (readonly [heading: string, words: string])[] = [
  ['Kullanım şekli', 'Ambalaj üzerindeki öneriye göre kullanınız. Önerilen miktarı aşmayınız.'],
  [
    'Uyarılar',
    'Çocukların ulaşamayacağı yerde saklayınız. Hamilelik ve emzirme döneminde eczacınıza danışınız.',
  ],
  ['Saklama koşulları', '25 °C altında, kuru yerde ve orijinal ambalajında saklayınız. Işıktan koruyunuz.'],
  ['Son kullanma tarihi', 'Ambalaj üzerindeki tarihten sonra kullanmayınız.'],
];
