import { pageSettingsCalls } from '@havan/contract/page-settings';
import { AppError } from '../../app-error.ts';
import { bind, type Binding } from '../../http/bind.ts';
import { readPulse } from './pulse.sql.ts';

export const pageSettingsRoutes: readonly Binding[] = [
  // Every company has its wallet from the day it joins: there is nothing to activate yet.
  bind(pageSettingsCalls.getPageParameters, async () => ({ walletActivationPopupStatus: false })),
  bind(pageSettingsCalls.getPulse, async (_request, { ctx, actor }) => ({
    pulse: await readPulse(ctx.db, actor),
  })),
  bind(pageSettingsCalls.validateReCaptchaV3, async ({ clientToken, actionUrl }, { ctx }) => {
    const { botCheck } = ctx.ports;
    // 1788 counts as passed (specification §5): without a provider nobody is asked.
    if (!botCheck) throw new AppError('botCheckNotAsked');
    return { score: await botCheck.scoreOf(clientToken, actionUrl).catch(() => null) };
  }),
];
