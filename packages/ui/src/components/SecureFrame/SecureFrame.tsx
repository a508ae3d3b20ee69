import { useEffect, useRef, useState } from 'react';
import { Loading } from '../Loading/Loading.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import * as css from './SecureFrame.css.ts';

export type SecureFrameProps = {
  open: boolean;
  /** URL of the bank's page. */
  src: string;
  title?: string;
  /**
   * Receives the messages of this frame; those of other windows are ignored. A message is no proof of the
   * outcome: query the server for it.
   */
  onMessage: (data: unknown) => void;
  /** Text above the bank's page, for example where its code is sent. */
  hint?: string;
  /** Text below the page while the bank's answer is awaited. */
  awaiting?: string;
  /**
   * Called when the user cancels; query the server for the outcome. Without it only the bank's answer can
   * close the dialog.
   */
  onCancel?: () => void;
};

/**
 * Sandbox of the bank's page (decision 203): forms, scripts and its own cookies. It can open no window,
 * dialog or download, and cannot navigate the page around it.
 */
const allowed = 'allow-forms allow-scripts allow-same-origin';

/** Renders the 3-D Secure page of the bank in an iframe inside a Modal. */
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
            // The bank's page is of another origin and needs its own cookies (`allow-same-origin`).
            sandbox={allowed}
            onLoad={() => setReady(true)}
          />
        </div>
        {awaiting && ready ? <Loading size="inline" label={awaiting} showLabel /> : null}
      </Stack>
    </Modal>
  );
}
