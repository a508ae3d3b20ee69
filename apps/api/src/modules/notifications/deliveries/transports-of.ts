import type { Config } from '../../../core/config/config.ts';
import { smsGateway } from './sms-gateway.ts';
import { smtpTransport } from './smtp-transport.ts';
import type { Transports } from './transport.ts';

/** Returns the configured transports; `outbox:` and a missing setting mean none. */
export function transportsOf({
  mailUrl,
  mailFrom,
  smsUrl,
}: Pick<Config, 'mailUrl' | 'mailFrom' | 'smsUrl'>): Transports {
  return {
    ...(mailUrl !== null &&
      mailUrl !== 'outbox:' && { email: smtpTransport({ url: mailUrl, from: mailFrom }) }),
    ...(smsUrl !== null && smsUrl !== 'outbox:' && { sms: smsGateway(smsUrl) }),
  };
}
