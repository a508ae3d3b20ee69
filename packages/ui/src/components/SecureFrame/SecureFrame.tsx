import { useEffect, useRef, useState } from 'react';
import { Loading } from '../Loading/Loading.tsx';
import { Modal } from '../Modal/Modal.tsx';
import * as css from './SecureFrame.css.ts';

export type SecureFrameProps = {
  open: boolean;
  /** The bank's page. */
  src: string;
  title?: string;
  /** Origin whose messages count; those of any other are not heard. */
  origin: string;
  /** What the bank's page says when it is done. It decides nothing: ask the server for the truth. */
  onMessage: (data: unknown) => void;
  /** The person gives up; the payment is then asked for at the server, never presumed. */
  onCancel: () => void;
};

/** The bank's 3-D secure page inside a frame that only the bank or the person can end. */
export function SecureFrame({
  open,
  src,
  title = '3-D Secure doğrulama',
  origin,
  onMessage,
  onCancel,
}: SecureFrameProps) {
  const [ready, setReady] = useState(false);
  const listener = useRef(onMessage);
  useEffect(() => {
    listener.current = onMessage;
  });
  useEffect(() => {
    if (!open) return undefined;
    const hear = (event: MessageEvent) => {
      if (event.origin === origin) listener.current(event.data);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [open, origin]);
  return (
    <Modal open={open} title={title} onClose={onCancel} size="medium">
      <div className={css.frame}>
        {ready ? null : <Loading label="Bankanızın sayfası açılıyor" showLabel />}
        <iframe
          className={css.page}
          src={src}
          title={title}
          // Another origin: it needs its own cookies, and ours stay out of its reach.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-forms allow-scripts allow-same-origin allow-top-navigation-by-user-activation"
          onLoad={() => setReady(true)}
        />
      </div>
    </Modal>
  );
}
