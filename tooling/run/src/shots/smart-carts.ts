import { getProductListings } from '@havan/contract/catalogue/catalogue';
import { noWishes, type SmartCart, smartCartCalls } from '@havan/contract/cart/smart-cart';
import { setTimeout as wait } from 'node:timers/promises';
import { send } from '../market/wire.ts';

const { smartCartBuilder, getSmartCart } = smartCartCalls;

/** The three results of a smart cart search. */
export interface SmartCarts {
  readonly proven: SmartCart;
  /** An intermediate answer of a search, replayed as recorded. */
  readonly improving: SmartCart;
  readonly infeasible: SmartCart;
}

/** Searches carts in the running market for lists of the products that most sellers offer. */
export async function searchSmartCarts(port: number, token: string): Promise<SmartCarts> {
  const { items } = await send(port, getProductListings, { pageSize: '100', inStock: 'true' }, token);
  const busiest = items.toSorted((a, b) => b.productListingCount - a.productListingCount);
  const wants = (count: number, quantity: number) =>
    busiest.slice(0, count).map(({ productId }) => ({ productId, quantity }));
  const search = (list: ReturnType<typeof wants>, wishes = noWishes) =>
    send(port, smartCartBuilder, { wants: list, wishes }, token);
  const read = ({ smartCartId }: SmartCart) => send(port, getSmartCart, { smartCartId }, token);
  const end = async (cart: SmartCart): Promise<SmartCart> => {
    let now = cart;
    while (!now.over) {
      await wait(300);
      now = await read(now);
    }
    return now;
  };

  const first = await search(wants(40, 3));
  let improving = first;
  for (let now = first; now.state === 'searching'; now = await read(first)) {
    improving = now;
    await wait(200);
  }
  // A proof may take longer on a busy machine; a smaller list is proven on any.
  let proven = first;
  for (const count of [8, 6, 4, 2]) {
    if (proven.state === 'proven') break;
    proven = await end(await search(wants(count, 4)));
  }
  const [much, ...rest] = wants(6, 4);
  const tooMuch = [...(much ? [{ ...much, quantity: 900_000 }] : []), ...rest];
  const infeasible = await end(await search(tooMuch, { ...noWishes, expiration: 24 }));
  return { proven, improving, infeasible };
}
