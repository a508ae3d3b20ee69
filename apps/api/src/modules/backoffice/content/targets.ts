import type { ContentTarget, getContentTargets } from '@havan/contract/backoffice/content/shop-content';
import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import { contentTargetLabels, type PickedTargetKind } from '@havan/domain/shop-content';
import { AppError } from '../../../core/app-error.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { findTargetChoices, findTargetName, type TargetRow } from './targets.sql.ts';

const addressOf: Readonly<Record<PickedTargetKind, (name: string) => string>> = {
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

/** Returns a Turkish description of the target of a link. */
export function leadsTo({ target_kind: kind, target_title: title }: TargetRow): string {
  const label = contentTargetLabels[kind];
  return kind === 'campaigns' ? label : `${label}: ${title ?? 'kaldırılmış'}`;
}

/** Returns the possible targets of a kind of link whose names contain every word of `search`. */
export const contentTargets = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { kind, search = '' }: ParsedRequestOf<typeof getContentTargets>,
): Promise<ResultOf<typeof getContentTargets>> => ({
  choices: await findTargetChoices(db, kind, {
    words: search.toLocaleLowerCase('tr').split(/\s+/).filter(Boolean),
    now: clock.now(),
  }),
});
