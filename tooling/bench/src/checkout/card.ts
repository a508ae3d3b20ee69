/** Cards of the bank sandbox: one that it accepts without a 3-D secure page, one with it. */
const cards = { atOnce: '4000123400000032', threeDs: '4000123400000016' } as const;

/** Sends a card to the bank as a browser of `origin` does and returns its token. */
export async function tokenise(
  { port, origin }: { readonly port: number; readonly origin: string },
  card: keyof typeof cards,
): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({
      cardHolder: 'Deniz Yılmaz',
      cardNumber: cards[card],
      expiryMonth: 12,
      expiryYear: 2035,
      cvv: '123',
    }),
  });
  if (!response.ok) throw new Error(`The bank answered ${response.status}.`);
  const { cardToken } = (await response.json()) as { readonly cardToken: string };
  return cardToken;
}
