import { cookieCheckDelayMs } from '@havan/domain/limits';

/**
 * Returns how long the cookie question still waits, in ms, when `sinceStart` ms have passed since the page started: the
 * time in which the notices were loaded counts (specification §4).
 */
export const consentWaitMs = (sinceStart: number): number => Math.max(0, cookieCheckDelayMs - sinceStart);
