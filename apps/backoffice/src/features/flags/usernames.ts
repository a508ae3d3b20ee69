/** Reads user names or e-mail addresses, separated by commas, semicolons or blanks; each once. */
export const readUsernames = (text: string): string[] => [
  ...new Set(text.split(/[\s,;]+/).filter((part) => part !== '')),
];
