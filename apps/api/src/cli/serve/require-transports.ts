import type { Config } from '../../core/config/config.ts';
import { settings } from '../../core/config/settings.ts';
import { StartFailure } from '../../core/start-failure.ts';

/**
 * Refuses to serve on an external database when codes and links cannot be sent.
 * @throws StartFailure with a sentence that names the setting
 */
export function requireTransports(config: Pick<Config, 'demo' | 'databaseUrl' | 'mailUrl' | 'smsUrl'>): void {
  if (config.demo || config.databaseUrl === null) return;
  for (const [name, value] of [
    ['MAIL_URL', config.mailUrl],
    ['SMS_URL', config.smsUrl],
  ] as const)
    if (value === null)
      throw new StartFailure(
        `${name} is missing, so nobody would get a code or a link: it must be ${settings[name].expects}, which sends nothing.`,
      );
}
