import { ApiError } from '@havan/api-client/api-error';
import type { Api } from '@havan/api-client/client';
import { validateReCaptchaV3 } from '@havan/contract/bootstrap/page-settings';
import { isBotCheckPassed } from '@havan/domain/bot-check';
import { lowBotScore } from '@havan/domain/error-catalogue';

/** Provides the token that the server verifies; null in a page without the library. */
export interface BotCheckPort {
  /** @throws when the library is missing or returns no token */
  readonly tokenFor: (actionUrl: string) => Promise<string>;
}

/** The result of a check, read by tests and the console only. */
export type BotCheckOutcome = 'passed' | 'noLibrary' | 'failed' | typeof lowBotScore;

/**
 * Checks whether a browser is driven by a person. The user is never stopped: a low score, a missing score, a missing
 * token and a missing library are all silent (specification §8).
 */
export async function checkBot(
  api: Pick<Api, 'call'>,
  port: BotCheckPort | null,
  actionUrl: string,
): Promise<BotCheckOutcome> {
  if (!port) return 'noLibrary';
  try {
    const clientToken = await port.tokenFor(actionUrl);
    const { score } = await api.call(validateReCaptchaV3, { clientToken, actionUrl });
    return isBotCheckPassed(score) ? 'passed' : lowBotScore;
  } catch (error) {
    const status = error instanceof ApiError ? error.statusCode : undefined;
    return isBotCheckPassed(null, status) ? 'passed' : 'failed';
  }
}
