import { pageSettingsCalls } from '@havan/contract/bootstrap/page-settings';
import { mayEnter } from '@havan/domain/access';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { accessRulesFor } from '../../identity/access/access-rules.ts';
import { hasWalletContract } from './wallet-contract.sql.ts';
import { readChangeToken } from '../../notifications/live/live.service.ts';

/** Pages that may offer the wallet: on others it would disturb the work of the user. */
const pagesWithOffer: ReadonlySet<string> = new Set(['homepage']);

/** Returns whether a company has the wallet but has not accepted its contract. */
async function waitsForWallet({ db }: Context, actor: Actor): Promise<boolean> {
  const rules = await accessRulesFor(db, actor.userId);
  return mayEnter(actor, 'wallet', rules) && !(await hasWalletContract(db, actor.companyId));
}

export const pageSettingsRoutes: readonly Binding[] = [
  bind(pageSettingsCalls.getPageParameters, async ({ pageName }, { ctx, actor }) => ({
    walletActivationPopupStatus: pagesWithOffer.has(pageName) && (await waitsForWallet(ctx, actor)),
  })),
  bind(pageSettingsCalls.getChangeToken, async (_request, { ctx, actor }) => ({
    pulse: await readChangeToken(ctx.db, actor),
  })),
  bind(pageSettingsCalls.validateReCaptchaV3, async ({ clientToken, actionUrl }, { ctx }) => {
    const { botCheck } = ctx.ports;
    // Code 1788 counts as passed (specification §5): without a provider of bot checks there is no check.
    if (!botCheck) throw new AppError('botCheckNotAsked');
    return { score: await botCheck.scoreOf(clientToken, actionUrl).catch(() => null) };
  }),
];
