import { consentCalls } from '@havan/contract/identity/consent';
import { bind, type Binding, done } from '../../../core/http/bind.ts';
import { findCookieChoice, insertAnalyticsEvent, insertCookieAnswer } from './consent.sql.ts';

/**
 * Largest number of stored events of a visitor in a minute, more than a person can cause; the rest is dropped silently.
 */
const eventsPerMinute = 120;

export const consentRoutes: readonly Binding[] = [
  bind(consentCalls.getCookiePolicy, async (_request, { ctx, actor }) => ({
    choice: await findCookieChoice(ctx.db, actor.userId),
  })),
  bind(consentCalls.setCookiePolicy, async ({ choice }, { ctx, actor }) => {
    await insertCookieAnswer(ctx.db, actor.userId, choice, ctx.clock.now());
    return done;
  }),
  bind(consentCalls.collectAnalytics, async ({ visitorId, identity, event }, { ctx }) => {
    const at = ctx.clock.now();
    const kept = { ...event, ...(identity && { identity }) };
    const rate = { limit: eventsPerMinute, since: new Date(at.getTime() - 60_000) };
    await insertAnalyticsEvent(ctx.db, { visitorId, name: event.name, event: kept, at }, rate);
    return done;
  }),
];
