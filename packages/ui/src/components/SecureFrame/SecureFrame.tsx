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
  /**
   * Receives the messages of this frame; those of any other window are ignored. A message decides nothing: query
   * the server for the outcome.
   */
  onMessage: (data: unknown) => void;
  /** Stands above the bank's page, e.g. where its code comes from. */
  hint?: string;
  /** Stands beneath it while the bank's answer is awaited. */
  awaiting?: string;
  /** The person gives up; the payment is then asked for at the server, never presumed. Without it only the bank ends it. */
  onCancel?: () => void;
};

/**
 * What a bank's page may do (decision 203): send forms, run scripts and keep its own cookies. It opens no window, dialog
 * or download, and never replaces the page around it.
 */
const allowed = 'allow-forms allow-scripts allow-same-origin';

/** The bank's 3-D secure page inside a frame that only the bank or the person can end. */
export function SecureFrame({
  open,
  src,
  title = '3-D Secure doğrulama',
  onMessage,
  hint,
  awaiting,
  onCancel,
}: SecureFrameProps) {
  const [ready, setReady] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const listener = useRef(onMessage);
  useEffect(() => {
    listener.current = onMessage;
  });
  useEffect(() => {
    if (!open) return undefined;
    const handle = (event: MessageEvent) => {
      if (event.source !== null && event.source === frame.current?.contentWindow)
        listener.current(event.data);
    };
    window.addEventListener('message', handle);
    return () => window.removeEventListener('message', handle);
  }, [open]);
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
          <iframe
            ref={frame}
            className={css.page}
            src={src}
            title={title}
            // The bank’s page is of another origin and needs its cookies.
            sandbox={allowed}
            onLoad={() => setReady(true)}
          />
        </div>
        {awaiting && ready ? <Loading size="inline" label={awaiting} showLabel /> : null}
      </Stack>
    </Modal>
  );
}
