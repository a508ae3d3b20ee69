import { ApiError } from '@havan/api-client/api-error';
import { defaultAlert } from '@havan/domain/error-catalogue';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { Loading } from '@havan/ui/Loading';
import { Modal } from '@havan/ui/Modal';
import { useEffect, useState } from 'react';
import { RichText } from '@havan/app-shell/rich-text/RichText';
import { legalTexts } from './account-texts.ts';

interface LegalTextProps {
  readonly title: string;
  /** Asks the server for the text, as small HTML. */
  readonly load: () => Promise<string>;
  readonly onClose: () => void;
}

/**
 * Renders the text that a box or a sentence of a form refers to; it has the same source as the signed
 * agreements.
 */
export function LegalText({ title, load, onClose }: LegalTextProps) {
  const [html, setHtml] = useState<string | null>(null);
  const [failed, setFailed] = useState<{ readonly attempt: number; readonly why: string } | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (text) => isCurrent && setHtml(text),
      (error: unknown) =>
        isCurrent && setFailed({ attempt, why: error instanceof ApiError ? error.message : defaultAlert }),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt, load]);
  const failure = failed?.attempt === attempt ? failed.why : null;
  return (
    <Modal
      open
      title={title}
      onClose={onClose}
      footer={
        failure === null ? (
          <Button onClick={onClose}>{legalTexts.close}</Button>
        ) : (
          <Button onClick={() => setAttempt(attempt + 1)}>{legalTexts.retry}</Button>
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
