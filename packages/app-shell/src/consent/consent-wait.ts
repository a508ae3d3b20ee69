import { cookieCheckDelayMs } from '@havan/domain/limits';

/**
 * Returns how long the cookie question still waits, in ms, `sinceStart` ms after the page started. The delay runs from
 * the start of the page (specification §4), so the loading time of the notices counts.
 */
export const consentWaitMs = (sinceStart: number): number => Math.max(0, cookieCheckDelayMs - sinceStart);
