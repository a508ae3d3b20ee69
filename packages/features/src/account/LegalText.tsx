import { ApiError } from '@havan/api-client/api-error';
import { defaultAlert } from '@havan/domain/error-catalogue';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { Loading } from '@havan/ui/Loading';
import { Modal } from '@havan/ui/Modal';
import { useEffect, useState } from 'react';
import { RichText } from '../shell/agreements/RichText.tsx';
import { legalTexts } from './account-texts.ts';

interface LegalTextProps {
  readonly title: string;
  /** Asks the server for the text, as small HTML. */
  readonly load: () => Promise<string>;
  readonly onClose: () => void;
}

/** The text that a box or a sentence of a form speaks of; it comes from where the signed agreements come from. */
export function LegalText({ title, load, onClose }: LegalTextProps) {
  const [html, setHtml] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (text) => isCurrent && setHtml(text),
      (error: unknown) => isCurrent && setFailure(error instanceof ApiError ? error.message : defaultAlert),
    );
    return () => {
      isCurrent = false;
    };
    // A text is asked for when the dialog opens and when somebody tries again, not whenever its opener is drawn.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `load` is a new function at every drawing
  }, [attempt]);
  const retry = () => {
    setFailure(null);
    setAttempt(attempt + 1);
  };
  return (
    <Modal
      open
      title={title}
      onClose={onClose}
      footer={
        failure === null ? (
          <Button onClick={onClose}>{legalTexts.close}</Button>
        ) : (
          <Button onClick={retry}>{legalTexts.retry}</Button>
        )
      }
    >
      {failure === null ? null : (
        <Alert kind="error" live>
          {failure}
        </Alert>
      )}
      {html === null && failure === null ? <Loading label={legalTexts.loading} showLabel /> : null}
      {html === null ? null : <RichText html={html} />}
    </Modal>
  );
}
