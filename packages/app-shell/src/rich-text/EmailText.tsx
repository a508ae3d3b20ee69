/**
 * Renders an e-mail or KEP address that breaks after its `@`, and not within a word, where a narrow column has no room
 * for it in one line.
 */
export function EmailText({ address }: { readonly address: string }) {
  const host = address.indexOf('@') + 1;
  return (
    <>
      {address.slice(0, host)}
      <wbr />
      {address.slice(host)}
    </>
  );
}
