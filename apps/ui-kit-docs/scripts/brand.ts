import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launchOptions } from '@havan/playwright/chromium';
import { chromium } from '@playwright/test';

/**
 * Generates the app icons and the social card from the logo into packages/ui/src/brand. Run `pnpm --filter
 * @havan/ui-kit-docs brand` after a change of the logo.
 */
const brand = join(import.meta.dirname, '../../../packages/ui/src/brand');
const fonts = join(import.meta.dirname, '../../../packages/ui/src/fonts');
const mark = await readFile(join(brand, 'mark.svg'), 'utf8');
const slab = (await readFile(join(fonts, 'slab-latin.woff2'))).toString('base64');
const slabTurkish = (await readFile(join(fonts, 'slab-turkish.woff2'))).toString('base64');
const paper = '#F3F1EA';
const green = '#0F4D37';

const tinted = (colour: string, size: number) =>
  mark.replace('<svg ', `<svg width="${size}" height="${size}" color="${colour}" `);

const icon = (edge: number, share: number, back: string, front: string) =>
  `<body style="margin:0;display:grid;place-items:center;width:${edge}px;height:${edge}px;background:${back}">${tinted(front, Math.round(edge * share))}</body>`;

const ticks = Array.from({ length: 25 }, (_, at) => {
  const long = at % 8 === 0;
  const full = at < 22;
  return `<rect x="${at * 40}" y="${long ? 0 : full ? 22 : 48}" width="${full ? 16 : 4}" height="${long ? 72 : full ? 50 : 24}" fill="${full ? green : '#B5B1A2'}"/>`;
}).join('');

const card = `<style>@font-face{font-family:Aleo;src:url(data:font/woff2;base64,${slab})}@font-face{font-family:Aleo;src:url(data:font/woff2;base64,${slabTurkish});unicode-range:U+11E-11F,U+130,U+15E-15F}</style>
<body style="margin:0;width:1200px;height:630px;background:${paper};font-family:Aleo;font-weight:600;color:#181B18">
<div style="padding:80px 96px"><div style="display:flex;align-items:center;gap:28px;color:${green};font-size:88px;letter-spacing:-.03em">${tinted(green, 104)}havan</div>
<p style="font-size:52px;line-height:64px;letter-spacing:-.02em;margin:72px 0 64px">Miadı bilinen, fiyatı açık<br>eczane pazarı</p>
<svg width="980" height="72">${ticks}</svg></div></body>`;

const pictures = [
  { name: 'icon-192', edge: 192, html: icon(192, 0.68, green, '#F7F6F0') },
  { name: 'icon-512', edge: 512, html: icon(512, 0.68, green, '#F7F6F0') },
  { name: 'icon-maskable-512', edge: 512, html: icon(512, 0.5, green, '#F7F6F0') },
  { name: 'apple-touch-icon', edge: 180, html: icon(180, 0.66, green, '#F7F6F0') },
  { name: 'social-card', edge: 1200, height: 630, html: card },
];

await mkdir(brand, { recursive: true });
const browser = await chromium.launch(launchOptions());
for (const { name, edge, height = edge, html } of pictures) {
  const page = await browser.newPage({ viewport: { width: edge, height } });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await writeFile(join(brand, `${name}.png`), await page.screenshot());
  await page.close();
}
await browser.close();
