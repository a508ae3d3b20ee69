import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  readonly port: number;
  /** The Message-ID of every accepted mail, in the order of arrival. */
  readonly taken: readonly string[];
  stop(): Promise<void>;
}

/** Starts an SMTP server on a free port. */
export async function startMailServer(): Promise<MailServer> {
  const taken: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      let raw = '';
      stream.setEncoding('utf8').on('data', (chunk: string) => (raw += chunk));
      stream.on('end', () => {
        taken.push(/^Message-ID: <(.+)>/im.exec(raw)?.[1] ?? 'none');
        done();
      });
    },
  });
  // Connections that the scenario closes cause errors here, which are expected.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.server.address() as AddressInfo).port,
    taken,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
