/** Placeholders of a template, in braces in its text. */
export const messagePlaceholders = ['alıcı', 'sipariş no', 'takip no', 'kargo'] as const;
export type MessagePlaceholder = (typeof messagePlaceholders)[number];

export const templateLimits = { name: 60, body: 2000, perCompany: 50 } as const;

/** Values for the placeholders of one message; null for a missing one. */
export type PlaceholderValues = Readonly<Record<MessagePlaceholder, string | null>>;

const pattern = /\{([^{}]{1,30})\}/gu;

const placeholderOf = (name: string): MessagePlaceholder | undefined =>
  messagePlaceholders.find((each) => each === name.trim().toLocaleLowerCase('tr-TR'));

/** Returns the placeholders of a text, each once, in order of appearance. */
export function placeholdersIn(text: string): MessagePlaceholder[] {
  const found = [...text.matchAll(pattern)].flatMap(([, name = '']) => placeholderOf(name) ?? []);
  return [...new Set(found)];
}

/** Returns texts in braces that are not placeholders, so that a mistyped one is not sent. */
export function unknownPlaceholdersIn(text: string): string[] {
  const found = [...text.matchAll(pattern)].flatMap(([whole, name = '']) =>
    placeholderOf(name) ? [] : [whole],
  );
  return [...new Set(found)];
}

/** Returns the text with known values inserted; a placeholder without a value stays visible to the writer. */
export const fillTemplate = (text: string, values: PlaceholderValues): string =>
  text.replaceAll(pattern, (whole, name: string) => {
    const placeholder = placeholderOf(name);
    return placeholder ? (values[placeholder] ?? whole) : whole;
  });
