import type { FeatureFlag } from '@havan/domain/feature-flag';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { accessRulesFor } from '../../identity/access/access-rules.ts';

/** @throws AppError `forbidden` for a user for whom a feature is off: its page is not there either */
export async function requireFeature(
  { db }: Context,
  { userId }: Pick<Actor, 'userId'>,
  flag: FeatureFlag,
): Promise<void> {
  const { isOn } = await accessRulesFor(db, userId);
  if (!isOn(flag)) throw new AppError('forbidden');
}
