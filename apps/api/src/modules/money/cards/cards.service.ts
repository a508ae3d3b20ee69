import type { ParsedRequestOf } from '@havan/contract/call';
import type { deleteSavedCard, SavedCard } from '@havan/contract/money/cards';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { presentSavedCard } from './cards.presenter.ts';
import { removeSavedCard, savedCardRows } from './cards.sql.ts';

export { findSavedCard, keepCard } from './cards.sql.ts';

type Owner = Pick<Actor, 'companyId'>;

export async function listCards({ db }: Context, { companyId }: Owner): Promise<SavedCard[]> {
  return (await savedCardRows(db, companyId)).flatMap(presentSavedCard);
}

/**
 * Deletes a card here at once and then at the bank. If the bank is unavailable it keeps the token, which nobody can use
 * any more.
 *
 * @throws AppError `recordNotFound` for another company's card
 */
export async function deleteCard(
  ctx: Context,
  owner: Owner,
  { cardId }: ParsedRequestOf<typeof deleteSavedCard>,
): Promise<SavedCard[]> {
  const token = await removeSavedCard(ctx.db, owner.companyId, cardId);
  if (token === null) throw new AppError('recordNotFound');
  await ctx.ports.bank
    .deleteCard(token)
    .catch((error: unknown) => ctx.log.warn({ err: error, cardId }, 'the bank did not forget a card'));
  return listCards(ctx, owner);
}
