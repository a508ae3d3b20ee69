import type { ResultOf } from '@havan/contract/call';
import { type getTopSelling, topSellingCalls } from '@havan/contract/listings/top-selling';
import type { Actor, Context } from '../../../core/context.ts';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { findTopSelling } from './top-selling.sql.ts';

const periodMs = 30 * 86_400_000;
const most = 10;

async function topSelling(
  { db, clock }: Context,
  { companyId }: Pick<Actor, 'companyId'>,
): Promise<ResultOf<typeof getTopSelling>> {
  const since = new Date(clock.now().getTime() - periodMs);
  const rows = await findTopSelling(db, companyId, since, most);
  return {
    items: rows.map(({ listing_id, product_id, product_name, ...rest }) => ({
      listingId: listing_id,
      productId: product_id,
      productName: product_name,
      ...rest,
    })),
  };
}

export const topSellingRoutes: readonly Binding[] = [
  bind(topSellingCalls.getTopSelling, (_request, { ctx, actor }) => topSelling(ctx, actor)),
];
