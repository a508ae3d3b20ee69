import { detailTexts } from '@havan/features/account/details/detail-texts';
import { deleteCardMutation } from '@havan/api-client/queries/identity/kept-details';
import type { SavedCard } from '@havan/contract/money/cards';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { CardFields } from '@havan/features/card-payment/CardFields';
import { useFailureToast } from '@havan/app-shell/failures/use-failure-toast';
import { Checkbox } from '@havan/ui/Checkbox';
import { KeptCards } from './KeptCards.tsx';
import { Stack } from '@havan/ui/Stack';
import { useMutation } from '@tanstack/react-query';
import type { CheckoutDraft } from '../checkout-draft.ts';
import { paymentTexts } from '../payment-texts.ts';

interface CardChoiceProps {
  readonly cards: readonly SavedCard[];
  readonly draft: CheckoutDraft;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (changes: Partial<CheckoutDraft>, field?: string) => void;
}

/** Renders the choice between the cards stored by the bank and a new one. */
export function CardChoice({ cards, draft, errors, onChange }: CardChoiceProps) {
  const { api } = useAppProfile();
  const reportFailure = useFailureToast();
  const invalidate = useMutation({
    ...deleteCardMutation(api),
    onError: (error) => reportFailure(error, detailTexts.notDeleted),
  });
  return (
    <Stack space="m">
      {cards.length > 0 ? (
        <KeptCards
          cards={cards}
          value={draft.cardId}
          isPending={invalidate.isPending}
          onChange={(cardId) => onChange({ cardId, installments: 1 })}
          onDelete={(cardId) => {
            onChange({ cardId: null });
            invalidate.mutate(cardId);
          }}
        />
      ) : null}
      {draft.cardId === null ? (
        <>
          <CardFields
            values={draft.card}
            errors={errors}
            onChange={(name, value) => onChange({ card: { ...draft.card, [name]: value } }, name)}
          />
          <Checkbox
            label={paymentTexts.keepCard}
            help={paymentTexts.keepCardHelp}
            checked={draft.keepCard}
            onChange={(keepCard) => onChange({ keepCard })}
          />
        </>
      ) : null}
    </Stack>
  );
}
