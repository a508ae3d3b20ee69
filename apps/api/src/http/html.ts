/** Markup that may be put into a page as it is. */
export interface Html {
  readonly text: string;
}

type Part = string | number | Html | readonly Html[];

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** Builds markup for the few pages that the server draws itself; every value in it is escaped. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const drawn = parts.map((part) => {
    if (typeof part === 'object') return 'text' in part ? part.text : part.map(({ text }) => text).join('\n');
    return escape(String(part));
  });
  return { text: String.raw({ raw: strings }, ...drawn) };
}
