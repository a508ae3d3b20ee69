import * as v from 'valibot';

/** Says how likely it is that a browser is driven by a person. */
export interface BotCheckPort {
  /** From 0, a machine, to 1, a person; null when the provider does not know. */
  readonly scoreOf: (clientToken: string, action: string) => Promise<number | null>;
}

const answer = v.object({ success: v.boolean(), score: v.optional(v.number()) });
const verifyUrl = 'https://www.google.com/recaptcha/api/siteverify';

/** reCAPTCHA v3; its answer counts for the token alone, so the action is only what the page said. */
export const recaptcha = (secret: string): BotCheckPort => ({
  scoreOf: async (clientToken) => {
    const body = new URLSearchParams({ secret, response: clientToken });
    const response = await fetch(verifyUrl, { method: 'POST', body, signal: AbortSignal.timeout(5000) });
    const { success, score } = v.parse(answer, await response.json());
    return success ? (score ?? null) : null;
  },
});
