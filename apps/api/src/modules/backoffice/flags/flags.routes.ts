import { flagCalls as calls } from '@havan/contract/backoffice/content/flags';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { changeFlag, changeList, flagsAsTheyAre } from './flags.service.ts';

export const flagRoutes: readonly Binding[] = [
  bind(calls.getFlags, (_, { ctx }) => flagsAsTheyAre(ctx.db)),
  bind(calls.setFlag, (request, { ctx, operator, caller }) => changeFlag(ctx, operator, caller, request)),
  bind(calls.setAccessList, (request, { ctx, operator, caller }) =>
    changeList(ctx, operator, caller, request),
  ),
];
