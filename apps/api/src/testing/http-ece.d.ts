declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';
  const ece: {
    /** Decrypts a body of RFC 8188 as the browser that holds the key does. */
    readonly decrypt: (
      body: Buffer,
      options: { readonly version: 'aes128gcm'; readonly privateKey: ECDH; readonly authSecret: string },
    ) => Buffer;
  };
  export default ece;
}
