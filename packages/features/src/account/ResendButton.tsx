import { Button } from '@havan/ui/Button';
import { useState } from 'react';
import { minutesAndSeconds, useCountdown } from './use-countdown.ts';

interface ResendButtonProps {
  readonly label: string;
  /** The label while it may not be pressed yet. */
  readonly waiting: (left: string) => string;
  /** Seconds from now until it may be pressed. */
  readonly afterSeconds: number;
  /** Sends; resolves with the seconds until the next time, or with null when it failed. */
  readonly onResend: () => Promise<number | null>;
}

/** Renders a button that sends a code or mail again; disabled until its waiting time has passed. */
export function ResendButton({ label, waiting, afterSeconds, onResend }: ResendButtonProps) {
  const [wait, setWait] = useState(() => ({ begun: Date.now(), seconds: afterSeconds }));
  const [isSending, setSending] = useState(false);
  const left = useCountdown(wait.begun, wait.seconds);
  const press = async () => {
    if (left > 0) return;
    setSending(true);
    const seconds = await onResend();
    setSending(false);
    if (seconds !== null) setWait({ begun: Date.now(), seconds });
  };
  return (
    <Button variant="outline" wide loading={isSending} aria-disabled={left > 0} onClick={() => void press()}>
      {left > 0 ? waiting(minutesAndSeconds(left)) : label}
    </Button>
  );
}
