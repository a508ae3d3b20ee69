import type { ContentTarget } from '@havan/contract/backoffice/content/shop-content';
import type { ContentTargetKind } from '@havan/domain/shop-content';
import { AppError } from '../../../core/app-error.ts';
import type { Db } from '../../../core/db/database.ts';
import { findTargetName } from './targets.sql.ts';

const addressOf: Readonly<Record<Exclude<ContentTargetKind, 'campaigns'>, (name: string) => string>> = {
  campaign: (code) => `/campaigns/${code}`,
  category: (id) => `/categories/${id}`,
  seller: (id) => `/sellerlistings/${id}`,
  product: (id) => `/listingdetail/${id}`,
  specialDay: (id) => `/seller-campaigns-for-special-day?day=${id}`,
  specialOffer: (id) => `/special-offers/${id}`,
};

/**
 * Returns the address of a target in the buyer app. @throws AppError `invalidRequest` for one that is not
 * there
 */
export async function hrefOf(db: Db, { kind, id }: ContentTarget): Promise<string> {
  if (kind === 'campaigns') return '/campaigns';
  const name = id === null ? null : await findTargetName(db, kind, id);
  if (name === null)
    throw new AppError('invalidRequest', {
      errors: [{ code: 'target', message: 'Götüreceği yer bulunamadı; yeniden seçin.', path: 'target' }],
    });
  return addressOf[kind](name);
}
