import type { DemoWithheld } from '../../orders/withheld.ts';
import type { Loader } from '../loader.ts';

/** The register for the declaration of withheld income tax. */
export const loadWithheld = (loader: Loader, withheld: readonly DemoWithheld[]): Promise<void> =>
  loader.copy(
    'income_withholding',
    ['order_id', 'company_id', 'at', 'basis_points', 'base', 'amount'],
    withheld
      .toSorted((a, b) => a.at.getTime() - b.at.getTime())
      .map(({ orderId, companyId, at, basisPoints, base, amount }) => [
        orderId,
        companyId,
        at,
        basisPoints,
        base,
        amount,
      ]),
  );
