import { createTransport } from 'nodemailer';
import { mailHtml } from '@havan/domain/mail-layout';
import { type Transport, UndeliverableError } from './transport.ts';

/** The timeout of a silent server in milliseconds; the message is then retried later. */
const silence = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

export interface SmtpOptions {
  /** `smtp://user:password@host:587` (STARTTLS where offered) or `smtps://…:465`. */
  readonly url: string;
  /** The From line: `Havan <bildirim@example.com>`. */
  readonly from: string;
  /** Replaces `silence`, in milliseconds. */
  readonly patienceMs?: number;
}

/** Mail over SMTP, as text and HTML. A retried message keeps its Message-ID, so that duplicates can be recognised. */
export function smtpTransport({ url, from, patienceMs }: SmtpOptions): Transport {
  const { hostname, port, protocol, username, password } = new URL(url);
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? hostname;
  const secure = protocol === 'smtps:';
  const server = createTransport({
    host: hostname,
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    ...(patienceMs === undefined
      ? silence
      : { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs }),
    // Disables file and URL access of message contents.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    deliver: async ({ id, recipient, subject, body }) => {
      try {
        await server.sendMail({
          from,
          to: { name: '', address: recipient },
          subject,
          text: body,
          html: mailHtml({ subject, body }),
          messageId: `<havan-${id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        throw isForGood(error) ? new UndeliverableError(messageOf(error), { cause: error }) : error;
      }
    },
    check: async () => {
      await server.verify();
    },
    close: () => server.close(),
  };
}

/**
 * The server refuses the recipient permanently (RFC 5321, 5yz after RCPT); a wrong password or a full server may be
 * temporary.
 */
const isForGood = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'EENVELOPE' &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
