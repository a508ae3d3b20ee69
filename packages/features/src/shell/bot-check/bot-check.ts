import { ApiError } from '@havan/api-client/api-error';
import type { Api } from '@havan/api-client/client';
import { validateReCaptchaV3 } from '@havan/contract/page-settings';
import { isBotCheckPassed } from '@havan/domain/bot-check';
import { lowBotScore } from '@havan/domain/error-catalogue';

/** Where a page gets the token that the server has judged; a page without such a library has none. */
export interface BotCheckPort {
  /** @throws when the library is not there or makes no token */
  readonly tokenFor: (actionUrl: string) => Promise<string>;
}

/** What became of a check; only a test and the console ever ask. */
export type BotCheckOutcome = 'passed' | 'noLibrary' | 'failed' | typeof lowBotScore;

/**
 * Asks whether a browser is driven by a person. Whatever comes of it, the person goes on: a low score, no score, a token
 * that was not made and a library that is not there are all silent (specification §8).
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
