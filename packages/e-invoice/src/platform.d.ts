/** Text classes of every platform; the language's own library declares neither. */
declare class TextDecoder {
  constructor(encoding: string, options: { readonly fatal: boolean });
  decode(bytes: Uint8Array): string;
}
declare class TextEncoder {
  encode(text: string): Uint8Array;
}
