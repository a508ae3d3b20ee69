/**
 * Returns the text of a file as Turkish programs write it: UTF-8, or windows-1254 where that cannot be read.
 */
export function textOfFile(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1254').decode(bytes);
  }
}
