import { legalDetailsCalls } from '@havan/contract/identity/company/legal-details';
import { bind, type Binding, done } from '../../../core/http/bind.ts';
import { legalDetailsOf, saveLegalDetails } from './legal-details.service.ts';

export const legalDetailsRoutes: readonly Binding[] = [
  bind(legalDetailsCalls.checkKepMersisInfo, (request, { ctx, actor }) =>
    legalDetailsOf(ctx, actor, request),
  ),
  bind(legalDetailsCalls.updateKepAdressAndMersisNo, async (request, { ctx, actor }) => {
    await saveLegalDetails(ctx, actor, request);
    return done;
  }),
];
