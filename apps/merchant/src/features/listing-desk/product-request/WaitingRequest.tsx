import { sentenceOf } from '@havan/api-client/api-error';
import { setRequestTermsMutation } from '@havan/api-client/queries/listings/product-requests';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import type { ProductRequest } from '@havan/contract/listings/product-requests';
import { Button } from '@havan/ui/Button';
import { Checkbox } from '@havan/ui/Checkbox';
import { Inline } from '@havan/ui/Inline';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { DeskRow } from '../rows/desk-rows.ts';
import { agreeableTerms, isOfRow, isSameTerms } from '../rows/listing-terms.ts';
import { requestTexts } from './request-texts.ts';

interface WaitingRequestProps {
  readonly request: ProductRequest;
  readonly row: DeskRow;
  /** Called when the approval will put this row on sale. */
  readonly onAgree: () => void;
}

/** Renders a request that waits: whether its approval puts the row on sale, and by which terms. */
export function WaitingRequest({
  request: { requestId, barcode, terms },
  row,
  onAgree,
}: WaitingRequestProps) {
  const { api } = useAppProfile();
  const [now] = useState(() => new Date());
  const [isTried, setTried] = useState(false);
  const { mutate, isPending, variables, error } = useMutation(setRequestTermsMutation(api));
  const agreeable = agreeableTerms(row, now);
  const isAgreed = terms !== null && isOfRow(row, terms);
  const isOther = terms !== null && !isAgreed;
  const isMarked = row.publishesItself === true;
  useEffect(() => {
    if (isAgreed && !isMarked) onAgree();
  }, [isAgreed, isMarked, onAgree]);

  const agree = () => {
    setTried(true);
    if (!isPending && 'terms' in agreeable) mutate({ requestId, terms: agreeable.terms });
  };
  const withdraw = () => {
    setTried(false);
    if (!isPending) mutate({ requestId, terms: null });
  };
  const lack = isTried && 'sentence' in agreeable ? agreeable.sentence : null;
  const isChanged = isAgreed && !('terms' in agreeable && isSameTerms(agreeable.terms, terms));

  return (
    <Stack space="s">
      <Text>
        {isAgreed
          ? requestTexts.waitingAgreed(barcode, terms)
          : isOther
            ? requestTexts.waitingOther(barcode, terms)
            : requestTexts.waiting(barcode)}
      </Text>
      <Checkbox
        label={requestTexts.agree}
        checked={isPending ? variables.terms !== null : isAgreed}
        onChange={(isOn) => (isOn ? agree() : withdraw())}
        help={isOther ? requestTexts.agreeOther : undefined}
        error={lack ?? (error && sentenceOf(error))}
      />
      {isOther || (isChanged && !isPending) ? (
        <Inline>
          {isChanged ? <Text tone="attention">{requestTexts.changed}</Text> : null}
          <Button size="small" variant="outline" onClick={isOther ? withdraw : agree}>
            {isOther ? requestTexts.withdraw : requestTexts.saveChange}
          </Button>
        </Inline>
      ) : null}
    </Stack>
  );
}
