import { deleteCardMutation, savedCardsQuery } from '@havan/api-client/queries/identity/kept-details';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { useFailureToast } from '@havan/app-shell/failures/use-failure-toast';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useBasicInfos } from '@havan/app-shell/profile/use-basic-infos';
import { useMay } from '@havan/app-shell/profile/use-may';
import { getSavedCards } from '@havan/contract/money/cards';
import { Alert } from '@havan/ui/Alert';
import { Box } from '@havan/ui/Box';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useToast } from '@havan/ui/Toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { cardName } from '../../details/card-name.ts';
import { detailTexts } from '../../details/detail-texts.ts';
import { KeptRow } from './KeptRow.tsx';
import { keptTexts as texts } from './kept-texts.ts';

/** Renders the cards that the bank keeps for the company; only a member with the right to buy sees them. */
export function CardsPanel() {
  const mayRead = useMay(getSavedCards);
  // Not loaded before the right is known: a refusal would be shown on the page.
  if (useBasicInfos() === null) return <Shimmer kind="rows" count={2} label={texts.loading} />;
  return mayRead ? <CardList /> : <Alert kind="info">{texts.cardRight}</Alert>;
}

function CardList() {
  const { api } = useAppProfile();
  const toast = useToast();
  const reportFailure = useFailureToast();
  const { data, error, refetch } = useQuery(savedCardsQuery(api));
  const remove = useMutation({
    ...deleteCardMutation(api),
    onError: (reason) => reportFailure(reason, detailTexts.notDeleted),
  });
  if (error && !data) return <LoadFailure size="part" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Shimmer kind="rows" count={2} label={texts.loading} />;
  return (
    <Stack space="m">
      <Text tone="soft">{texts.cardLead}</Text>
      {data.length === 0 ? (
        <Text>{texts.noCard}</Text>
      ) : (
        <Box as="ul" surface="sheet" frame="section">
          {data.map((card) => (
            <KeptRow
              key={card.cardId}
              name={cardName(card)}
              remove={{
                question: detailTexts.deleteCardAsk,
                isPending: remove.isPending,
                onConfirm: () =>
                  void remove.mutateAsync(card.cardId).then(
                    () => toast({ title: texts.removed }),
                    () => {},
                  ),
              }}
            />
          ))}
        </Box>
      )}
    </Stack>
  );
}
