import { detailTexts } from '@havan/features/account/details/detail-texts';
import type { SavedCard } from '@havan/contract/money/cards';
import { lazyDialog } from '@havan/app-shell/loading/LazyPart';
import { Button } from '@havan/ui/Button';
import { RadioGroup } from '@havan/ui/RadioGroup';
import { Stack } from '@havan/ui/Stack';
import { useState } from 'react';
import { cardName } from '@havan/features/account/details/card-name';
import { paymentTexts } from '../payment-texts.ts';

// Loaded with the first confirmation.
const ConfirmDialog = lazyDialog(() => import('@havan/ui/ConfirmDialog'), 'ConfirmDialog');

interface KeptCardsProps {
  readonly cards: readonly SavedCard[];
  /** Null for a new card. */
  readonly value: number | null;
  readonly isPending: boolean;
  readonly onChange: (cardId: number | null) => void;
  readonly onDelete: (cardId: number) => void;
}

const fresh = 'new';

/** Renders the cards stored by the bank, and the choice to pay with another one. */
export function KeptCards({ cards, value, isPending, onChange, onDelete }: KeptCardsProps) {
  const [isAsking, setAsking] = useState(false);
  const chosen = cards.find(({ cardId }) => cardId === value);
  return (
    <Stack space="s" align="start">
      <RadioGroup
        label={paymentTexts.savedCards}
        hideLabel
        layout="inline"
        value={chosen ? String(chosen.cardId) : fresh}
        onChange={(id) => onChange(id === fresh ? null : Number(id))}
        options={[
          ...cards.map((card) => ({ value: String(card.cardId), label: cardName(card) })),
          { value: fresh, label: paymentTexts.newCard },
        ]}
      />
      {chosen ? (
        <Button
          type="button"
          variant="quiet"
          size="small"
          aria-label={paymentTexts.deleteCard(cardName(chosen))}
          onClick={() => setAsking(true)}
        >
          {detailTexts.deleteCard}
        </Button>
      ) : null}
      {chosen && isAsking ? (
        <ConfirmDialog
          open
          title={detailTexts.deleteCardAsk}
          confirmLabel={detailTexts.deleteCard}
          tone="critical"
          loading={isPending}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            onDelete(chosen.cardId);
            setAsking(false);
          }}
        >
          {cardName(chosen)}
        </ConfirmDialog>
      ) : null}
    </Stack>
  );
}
