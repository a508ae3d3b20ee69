import { threeDsReturnMessage } from '@havan/contract/sales/payment';
import { SecureFrame } from '@havan/ui/SecureFrame';
import { cardTexts } from './card-texts.ts';

interface ThreeDsFrameProps {
  /** The bank's page. */
  readonly url: string;
  readonly title?: string;
  /** Called when the bank has redirected its frame back; only the API knows the outcome. */
  readonly onReturn: () => void;
}

/** Renders the bank's page in a frame. The outcome that the page shows is not trusted. */
export function ThreeDsFrame({ url, title = cardTexts.threeDs, onReturn }: ThreeDsFrameProps) {
  return (
    <SecureFrame
      open
      src={url}
      title={title}
      hint={cardTexts.threeDsHint}
      awaiting={cardTexts.awaitingBank}
      // The bank redirects the frame to a page of ours, which sends a message.
      onMessage={(data) => {
        if (isReturn(data)) onReturn();
      }}
    />
  );
}

/** Returns whether a message comes from the page to which the bank sends the frame back. */
const isReturn = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === threeDsReturnMessage;
