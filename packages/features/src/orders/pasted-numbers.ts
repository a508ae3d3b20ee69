/** The follow-up numbers of a pasted column or list: one a line, tab, comma or semicolon. */
export const pastedNumbers = (text: string): string[] =>
  text
    .split(/[\n\r\t,;]+/)
    .map((part) => part.trim())
    .filter(Boolean)
    .slice(0, 50);
