import { utsCalls as calls } from '@havan/contract/sales/uts';
import { bind, type Binding, done } from '../../../core/http/bind.ts';
import { checkUtsAccount, saveUtsAccount, utsAccountOf } from './uts-account.service.ts';
import * as notices from './uts-notices.service.ts';

export const utsRoutes: readonly Binding[] = [
  bind(calls.getUtsAccount, (_request, { ctx, actor }) => utsAccountOf(ctx, actor)),
  bind(calls.saveUtsAccount, async (request, { ctx, actor }) => {
    await saveUtsAccount(ctx, actor, request);
    return done;
  }),
  bind(calls.checkUtsAccount, (_request, { ctx, actor }) => checkUtsAccount(ctx, actor)),
  bind(calls.getOpenUtsNotices, (request, { ctx, actor }) => notices.openUtsNotices(ctx, actor, request)),
  bind(calls.getOrderUts, (request, { ctx, actor }) => notices.orderUts(ctx, actor, request)),
  bind(calls.setUtsLine, async (request, { ctx, actor }) => {
    await notices.setUtsLine(ctx, actor, request);
    return done;
  }),
  bind(calls.resendUtsNotice, async ({ noticeId }, { ctx, actor }) => {
    await notices.resendUtsNotice(ctx, actor, noticeId);
    return done;
  }),
  bind(calls.settleUtsNotice, async (request, { ctx, actor }) => {
    await notices.settleUtsNotice(ctx, actor, request);
    return done;
  }),
];
