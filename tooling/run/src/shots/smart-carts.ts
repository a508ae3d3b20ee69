import { getProductListings } from '@havan/contract/catalogue';
import { noWishes, type SmartCart, smartCartCalls } from '@havan/contract/smart-cart';
import { setTimeout as wait } from 'node:timers/promises';
import { send } from '../market/wire.ts';

const { smartBasketBuilder, getSmartBasket } = smartCartCalls;

/** The three things that a search of the smart cart comes to. */
export interface SmartCarts {
  readonly proven: SmartCart;
  /** An answer of a search that went on from there; it is shown as it was told. */
  readonly improving: SmartCart;
  readonly infeasible: SmartCart;
}

/** Searches baskets in the running market as its pharmacy would: lists of the products that most sellers offer. */
export async function searchSmartCarts(port: number, token: string): Promise<SmartCarts> {
  const { items } = await send(port, getProductListings, { pageSize: '100', inStock: 'true' }, token);
  const busiest = items.toSorted((a, b) => b.productListingCount - a.productListingCount);
  const wants = (count: number, quantity: number) =>
    busiest.slice(0, count).map(({ productId }) => ({ productId, quantity }));
  const search = (list: ReturnType<typeof wants>, wishes = noWishes) =>
    send(port, smartBasketBuilder, { wants: list, wishes }, token);
  const read = ({ smartCartId }: SmartCart) => send(port, getSmartBasket, { smartCartId }, token);
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
  // A basket may take longer to prove on a busy machine: a smaller one is proven on any.
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
