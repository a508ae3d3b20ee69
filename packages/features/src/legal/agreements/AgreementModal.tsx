import { ApiError } from '@havan/api-client/api-error';
import { agreementCheckFailed, defaultAlert } from '@havan/domain/error-catalogue';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { Checkbox } from '@havan/ui/Checkbox';
import { Loading } from '@havan/ui/Loading';
import { Modal } from '@havan/ui/Modal';
import { Stack } from '@havan/ui/Stack';
import { useState } from 'react';
import * as css from './agreement-modal.css.ts';
import { agreementTexts } from './agreement-texts.ts';
import { RichText } from '@havan/app-shell/rich-text/RichText';

interface AgreementModalProps {
  readonly title: string;
  /** Null while loading. */
  readonly html: string | null;
  /** Why loading failed. */
  readonly loadError: Error | null;
  readonly tick: string;
  readonly confirm: string;
  readonly onConfirm: () => void;
  readonly isConfirming: boolean;
  /** Why confirming failed; shown beneath the button (specification §8). */
  readonly confirmError: Error | null;
}

/** The check itself has failed, whatever the reason (specification §8). */
export const agreementCheckFailure = new Error(agreementCheckFailed.message);

const sentenceOf = (error: Error): string =>
  error instanceof ApiError || error === agreementCheckFailure ? error.message : defaultAlert;

/** Renders an agreement that has to be ticked and confirmed before anything else (specification §2.3, §4). */
export function AgreementModal(props: AgreementModalProps) {
  const { title, html, loadError, tick, confirm, onConfirm, isConfirming, confirmError } = props;
  const [isTicked, setIsTicked] = useState(false);
  return (
    <Modal
      open
      blocking
      size="medium"
      title={title}
      footer={
        <Stack space="s">
          <Checkbox label={tick} checked={isTicked} onChange={setIsTicked} disabled={html === null} />
          <Button wide disabled={!isTicked || html === null} loading={isConfirming} onClick={onConfirm}>
            {confirm}
          </Button>
          {confirmError ? (
            <Alert kind="error" live>
              {sentenceOf(confirmError)}
            </Alert>
          ) : null}
        </Stack>
      }
    >
      {loadError ? <Alert kind="error">{sentenceOf(loadError)}</Alert> : null}
      {html === null && !loadError ? <Loading label={agreementTexts.loading} /> : null}
      {html === null ? null : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls needs the keyboard
        <section className={css.text} aria-label={title} tabIndex={0}>
          <RichText html={html} />
        </section>
      )}
    </Modal>
  );
}
