import { cartHintMutation } from '@havan/api-client/queries/cart/cart-work';
import type { CartState } from '@havan/contract/cart/cart';
import { formatMoney } from '@havan/domain/money';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useFailureToast } from '@havan/app-shell/failures/use-failure-toast';
import { Box } from '@havan/ui/Box';
import { Button } from '@havan/ui/Button';
import { Heading } from '@havan/ui/Heading';
import { Inline } from '@havan/ui/Inline';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { hintRows, type HintRow } from './hint-rows.ts';
import { cartTexts } from '../cart-texts.ts';
import { useHints } from './use-hints.ts';

/** Renders the hints by which the same goods cost less, each with its saving and a button that applies it. */
export function CartHints({ basket }: { basket: CartState }) {
  const hints = useHints(basket);
  const rows = hints ? hintRows(hints) : [];
  if (rows.length === 0) return null;
  return (
    <Box as="section" surface="sheet" lineAbove="section" padding="m" aria-label={cartTexts.hints}>
      <Stack space="s">
        <Heading level={2} size="panel">
          {cartTexts.hints}
        </Heading>
        <Stack as="ul" space="s" lines>
          {rows.map((row) => (
            <Hint key={row.key} row={row} />
          ))}
        </Stack>
      </Stack>
    </Box>
  );
}

function Hint({ row: { text, saving, change } }: { row: HintRow }) {
  const { api } = useAppProfile();
  const toast = useToast();
  const reportFailure = useFailureToast();
  const apply = useMutation(cartHintMutation(api));
  const money = formatMoney(saving);
  return (
    <li>
      <Stack space="xs">
        <Text size="small">{text}</Text>
        <Inline justify="between" space="s">
          <Text as="span" tone="positive" weight="strong">
            {cartTexts.cheaper(money)}
          </Text>
          <Button
            size="small"
            variant="outline"
            aria-label={cartTexts.applyOf(money)}
            loading={apply.isPending}
            onClick={() =>
              // A promise instead of callbacks: an applied hint is removed, and its row with it, before they would run.
              void apply
                .mutateAsync(change)
                .then(() => toast({ title: cartTexts.applied(money), tone: 'positive' }), reportFailure)
            }
          >
            {cartTexts.apply}
          </Button>
        </Inline>
      </Stack>
    </li>
  );
}
