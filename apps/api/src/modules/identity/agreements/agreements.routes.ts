import { agreementCalls } from '@havan/contract/identity/agreements';
import { isFlagOn } from '@havan/domain/feature-flag';
import { bind, type Binding, done } from '../../../core/http/bind.ts';
import { flagValues } from '../access/access-rules.ts';
import { admitStranger } from '../account/register.service.ts';
import { listFlags } from '../access/access.sql.ts';
import {
  acknowledgeChanges,
  agreementOf,
  changedAgreement,
  pendingAgreement,
  requireStranger,
  showsMembership,
  signAgreement,
} from './agreements.service.ts';
import { currentMembership, currentText } from './legal-texts.service.ts';
import { membershipAgreement } from './membership-agreement.ts';

export const agreementRoutes: readonly Binding[] = [
  bind(agreementCalls.getAgreementTemplate, async ({ slug }, { ctx }) => (await agreementOf(ctx, slug)).html),
  bind(
    agreementCalls.getRegistrationText,
    async ({ slug }, { ctx }) => (await currentText(ctx.db, slug)).html,
  ),
  bind(agreementCalls.getUnregisteredAgreementTemplate, async (request, { ctx, caller }) => {
    await admitStranger(ctx, caller);
    await requireStranger(ctx, request.verificationToken);
    return (await agreementOf(ctx, request.slug)).html;
  }),
  bind(agreementCalls.getPendingAgreement, async (_request, { ctx, actor }) => {
    const agreement = await pendingAgreement(ctx, actor.userId);
    return agreement && { slug: agreement.slug, title: agreement.title };
  }),
  bind(agreementCalls.signUserAgreement, async ({ slug }, { ctx, actor }) => {
    await signAgreement(ctx, actor, slug);
    return done;
  }),
  bind(agreementCalls.checkAgreementUpdate, async (_request, { ctx, actor }) => {
    const changed = await changedAgreement(ctx, actor);
    return { agreementNotification: changed !== null, agreementLink: changed?.href ?? null };
  }),
  bind(agreementCalls.acknowledgeAgreementUpdate, async (_request, { ctx, actor }) => {
    await acknowledgeChanges(ctx, actor);
    return done;
  }),
  bind(agreementCalls.getMembershipAgreement, async (_request, { ctx, actor }) => {
    const flags = flagValues(await listFlags(ctx.db));
    const isShowPopUp =
      isFlagOn('membershipAgreement', flags, actor.userId) && (await showsMembership(ctx, actor));
    return { isShowPopUp, html: isShowPopUp ? (await currentMembership(ctx.db)).html : null };
  }),
  bind(agreementCalls.approveMembershipAgreement, async (_request, { ctx, actor }) => {
    await signAgreement(ctx, actor, membershipAgreement.slug);
    return done;
  }),
];
