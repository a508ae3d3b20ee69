/** Trusted markup. */
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

/** Returns a template tag for the few pages that the server renders; it escapes every value. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const drawn = parts.map((part) => {
    if (typeof part === 'object') return 'text' in part ? part.text : part.map(({ text }) => text).join('\n');
    return escape(String(part));
  });
  return { text: String.raw({ raw: strings }, ...drawn) };
}
