import { productMarketQuery } from '@havan/api-client/queries/listings/price-suggestion';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useQuery } from '@tanstack/react-query';
import { type DeskLine, productOf } from '../rows/desk-lines.ts';
import { noExpiration } from '../rows/scan-reading.ts';
import type { ProductMarket } from './market-rows.ts';

/** Returns the market of a line's product; null while it is loading. */
export function useMarket(line: DeskLine | undefined): ProductMarket | null {
  const { api } = useAppProfile();
  const product = line ? productOf(line) : null;
  const expiration = line?.row.expiration ?? null;
  const query = productMarketQuery(api, {
    productId: product?.productId ?? 0,
    expiration: expiration === noExpiration ? null : expiration,
    stock: line?.row.stock ?? 1,
  });
  const { data } = useQuery({ ...query, enabled: product !== null });
  return data ?? null;
}
