import * as v from 'valibot';

/** Estimates how likely a browser is driven by a person. */
export interface BotCheckPort {
  /** From 0 (machine) to 1 (person); null when unknown. */
  readonly scoreOf: (clientToken: string, action: string) => Promise<number | null>;
}

const answer = v.object({ success: v.boolean(), score: v.optional(v.number()) });
const verifyUrl = 'https://www.google.com/recaptcha/api/siteverify';

/** reCAPTCHA v3; its score belongs to the token, so the action is only the page's claim. */
export const recaptcha = (secret: string): BotCheckPort => ({
  scoreOf: async (clientToken) => {
    const body = new URLSearchParams({ secret, response: clientToken });
    const response = await fetch(verifyUrl, { method: 'POST', body, signal: AbortSignal.timeout(5000) });
    const { success, score } = v.parse(answer, await response.json());
    return success ? (score ?? null) : null;
  },
});
