declare module 'saxon-js' {
  interface TransformOptions {
    readonly stylesheetInternal: object;
    readonly sourceText: string;
    readonly stylesheetParams: Readonly<Record<string, string>>;
    readonly destination: 'serialized';
  }
  const SaxonJS: {
    transform(options: TransformOptions): { readonly principalResult: string | null };
  };
  export default SaxonJS;
}
