import { Loading } from '@havan/ui/Loading';
import { Modal } from '@havan/ui/Modal';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { threeDsReturnMessage } from '@havan/contract/payment';
import { useEffect } from 'react';
import { paymentTexts } from './payment-texts.ts';
import * as css from './ThreeDsModal.css.ts';
import type { Challenge } from './use-pay.ts';
import { usePaymentOutcome } from './use-payment-outcome.ts';

interface ThreeDsModalProps {
  readonly challenge: Challenge;
  /** The bank's page takes the application for a loan. */
  readonly isLoan: boolean;
}

/**
 * The bank's page in a frame. What it shows at the end is not believed: the API is asked until it has heard from the
 * bank, then the result page opens.
 */
export function ThreeDsModal({ challenge: { paymentId, url }, isLoan }: ThreeDsModalProps) {
  const title = isLoan ? paymentTexts.loanStep : paymentTexts.threeDs;
  const { check } = usePaymentOutcome(paymentId);
  useEffect(() => {
    const heard = ({ origin, data }: MessageEvent<unknown>) => {
      if (origin === location.origin && isReturn(data)) check();
    };
    addEventListener('message', heard);
    return () => removeEventListener('message', heard);
  }, [check]);
  return (
    <Modal open blocking title={title} size="medium">
      <Stack space="s">
        <Text tone="soft">{paymentTexts.threeDsHint}</Text>
        {/* The policy of the page confines the frame to the bank, whose page needs its scripts, forms and cookies. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe className={css.frame} title={title} src={url} />
        <Loading size="inline" label={paymentTexts.awaitingBank} showLabel />
      </Stack>
    </Modal>
  );
}

/** What the page says to which the bank sends the frame back. */
const isReturn = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === threeDsReturnMessage;
