import { mailHtml } from '@havan/domain/mail-layout';

interface MailScreenProps {
  readonly subject: string;
  /** Text of the mail, from which its HTML is generated. */
  readonly body: string;
}

/** Renders a mail as mail programs do: in a document of its own, without scripts. */
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
