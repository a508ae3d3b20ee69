/** Legal texts of the platform, by the slug in their URL. */
export const legalTextSlugs = ['kullanici-sozlesmesi', 'uyelik-sozlesmesi', 'kvkk-aydinlatma-metni'] as const;
export type LegalTextSlug = (typeof legalTextSlugs)[number];

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/**
 * Returns the HTML of a text typed by an operator: blank lines separate blocks, `## ` starts a heading, `- `
 * starts each line of a list. Other text is escaped.
 */
export function legalHtml(text: string): string {
  const blocks = text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '');
  return blocks.map(blockHtml).join('\n');
}

function blockHtml(block: string): string {
  const lines = block.split('\n').map((line) => line.trim());
  const [first = ''] = lines;
  if (lines.length === 1 && first.startsWith('## ')) return `<h2>${escaped(first.slice(3).trim())}</h2>`;
  if (lines.every((line) => line.startsWith('- ')))
    return `<ul>${lines.map((line) => `<li>${escaped(line.slice(2).trim())}</li>`).join('')}</ul>`;
  return `<p>${escaped(lines.join(' '))}</p>`;
}

/** Returns the typed text of such HTML: the reverse of `legalHtml` for headings, paragraphs and lists. */
export function legalSource(html: string): string {
  const blocks = html.matchAll(/<(h2|h3|p|ul|ol)>([\s\S]*?)<\/\1>/g);
  return [...blocks]
    .map(([, tag, inner = '']) => {
      if (tag === 'h2' || tag === 'h3') return `## ${plain(inner)}`;
      if (tag === 'p') return plain(inner);
      return [...inner.matchAll(/<li>([\s\S]*?)<\/li>/g)]
        .map(([, item = '']) => `- ${plain(item)}`)
        .join('\n');
    })
    .join('\n\n');
}
