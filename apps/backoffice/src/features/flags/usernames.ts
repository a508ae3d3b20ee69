/** Returns the user names and e-mail addresses of a text, separated by commas, semicolons or white space, each once. */
export const readUsernames = (text: string): string[] => [
  ...new Set(text.split(/[\s,;]+/).filter((part) => part !== '')),
];
