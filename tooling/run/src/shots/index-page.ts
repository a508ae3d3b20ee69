import { fileOf, themes, widths } from './photographer.ts';
import type { Screen } from './screens.ts';

/** Returns an HTML page with all screenshots, a row a screen. */
export function indexPage(screens: readonly Screen[]): string {
  const sections = screens.map((screen) => {
    const pictures = themes.flatMap((theme) => widths.map((width) => fileOf(screen, width, theme)));
    const links = pictures.map(
      (file) => `<a href="${file}"><img src="${file}" alt="${file}" loading="lazy"></a>`,
    );
    return `<section id="${screen.name}"><h2>${screen.name} <code>${screen.path}</code></h2>${links.join('')}</section>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Havan: every screen</title>
<style>body{font:16px system-ui;margin:24px;background:#888}section{white-space:nowrap;overflow-x:auto}
img{height:420px;margin-right:12px;object-fit:cover;object-position:top;vertical-align:top}</style>
${sections.join('\n')}</html>
`;
}
