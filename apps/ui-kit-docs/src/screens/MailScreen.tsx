import { mailHtml } from '@havan/domain/mail-layout';

interface MailScreenProps {
  readonly subject: string;
  /** The text of the mail, from which its HTML is made. */
  readonly body: string;
}

/** A mail as a mail program draws it: in a document of its own, without scripts. */
export function MailScreen({ subject, body }: MailScreenProps) {
  return (
    <iframe
      title={subject}
      sandbox=""
      srcDoc={mailHtml({ subject, body })}
      style={{ display: 'block', width: '100%', height: '100vh', border: 0 }}
    />
  );
}
