import type { OrderDetail } from '@havan/contract/sales/orders';
import { Alert } from '@havan/ui/Alert';
import { Heading } from '@havan/ui/Heading';
import { RatingInput } from '@havan/ui/RatingInput';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { TextArea } from '@havan/ui/TextArea';
import { useState } from 'react';
import { FormModal } from '@havan/app-shell/forms/FormModal';
import { actionTexts } from './order-actions.ts';
import { rateTexts } from '../order-work-texts.ts';
import type { OrderMover } from './use-order-move.ts';

interface RateModalProps {
  readonly order: OrderDetail;
  readonly mover: OrderMover;
  readonly onClose: () => void;
}

/** Renders the dialog in which a buyer rates the seller from 0 to 10 and, optionally, each product. */
export function RateModal({ order, mover, onClose }: RateModalProps) {
  const { orderId } = order;
  const [score, setScore] = useState<number | null>(null);
  const [comment, setComment] = useState('');
  const [products, setProducts] = useState<Readonly<Record<number, number>>>({});
  const [scoreError, setScoreError] = useState<string | null>(null);
  const submit = async () => {
    if (score === null) {
      setScoreError(rateTexts.required);
      return;
    }
    const rated = Object.entries(products).map(([lineNo, given]) => ({
      lineNo: Number(lineNo),
      score: given,
    }));
    const request = {
      orderId,
      score,
      ...(comment.trim() && { comment: comment.trim() }),
      ...(rated.length > 0 && { products: rated }),
    };
    if (await mover.move({ action: 'rate', request })) onClose();
  };
  const refusal = mover.errorOf(orderId);
  return (
    <FormModal
      title={actionTexts.rate.question}
      size="medium"
      submit={rateTexts.submit}
      isBusy={mover.isMoving(orderId)}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Stack space="m">
        <RatingInput
          label={rateTexts.seller(order.seller.sellerUsername)}
          value={score}
          error={scoreError}
          onChange={(given) => {
            setScore(given);
            setScoreError(null);
          }}
        />
        <TextArea
          label={rateTexts.comment}
          optional
          maxLength={1000}
          counter
          value={comment}
          onChange={setComment}
        />
        <Stack space="s">
          <Heading level={3} size="block">
            {rateTexts.products}
          </Heading>
          <Text size="small" tone="faint">
            {rateTexts.optional}
          </Text>
          {order.lines.map((line) => (
            <RatingInput
              key={line.lineNo}
              label={line.productName}
              value={products[line.lineNo] ?? null}
              onChange={(given) => setProducts((known) => ({ ...known, [line.lineNo]: given }))}
            />
          ))}
        </Stack>
        {refusal ? <Alert kind="error">{refusal}</Alert> : null}
      </Stack>
    </FormModal>
  );
}
