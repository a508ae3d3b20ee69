import { useEffect, useRef, useState } from 'react';
import { Loading } from '../Loading/Loading.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import * as css from './SecureFrame.css.ts';

export type SecureFrameProps = {
  open: boolean;
  /** The bank's page. */
  src: string;
  title?: string;
  /** Origin whose messages count; those of any other are ignored. */
  origin: string;
  /** Receives the final message of the bank's page. It decides nothing: query the server for the outcome. */
  onMessage: (data: unknown) => void;
  /** Stands above the bank's page, e.g. where its code comes from. */
  hint?: string;
  /** Stands beneath it while the bank's answer is awaited. */
  awaiting?: string;
  /** The person gives up; the payment is then asked for at the server, never presumed. Without it only the bank ends it. */
  onCancel?: () => void;
};

/** The bank's 3-D secure page inside a frame that only the bank or the person can end. */
export function SecureFrame({
  open,
  src,
  title = '3-D Secure doğrulama',
  origin,
  onMessage,
  hint,
  awaiting,
  onCancel,
}: SecureFrameProps) {
  const [ready, setReady] = useState(false);
  const listener = useRef(onMessage);
  useEffect(() => {
    listener.current = onMessage;
  });
  useEffect(() => {
    if (!open) return undefined;
    const handle = (event: MessageEvent) => {
      if (event.origin === origin) listener.current(event.data);
    };
    window.addEventListener('message', handle);
    return () => window.removeEventListener('message', handle);
  }, [open, origin]);
  return (
    <Modal
      open={open}
      title={title}
      size="medium"
      blocking={!onCancel}
      {...(onCancel && { onClose: onCancel })}
    >
      <Stack space="s">
        {hint ? <Text tone="soft">{hint}</Text> : null}
        <div className={css.frame}>
          {ready ? null : <Loading label="Bankanızın sayfası açılıyor" showLabel />}
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- with the scripts and cookies that a bank needs, a sandbox
              protects nothing and Chromium warns of it; another origin reaches nothing of ours, and the policy of the page
              (frame-src) names the bank and us alone */}
          <iframe className={css.page} src={src} title={title} onLoad={() => setReady(true)} />
        </div>
        {awaiting && ready ? <Loading size="inline" label={awaiting} showLabel /> : null}
      </Stack>
    </Modal>
  );
}
