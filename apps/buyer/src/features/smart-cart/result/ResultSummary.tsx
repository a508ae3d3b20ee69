import { ApiError } from '@havan/api-client/api-error';
import { cartRollbackMutation } from '@havan/api-client/queries/cart/cart-work';
import { smartCartTakeMutation } from '@havan/api-client/queries/cart/smart-cart';
import type { RequestOf } from '@havan/contract/call';
import type { SmartCart, SmartCartAlternative, takeSmartCart } from '@havan/contract/cart/smart-cart';
import { defaultAlert } from '@havan/domain/error-catalogue';
import { formatMoney } from '@havan/domain/money';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useFailureToast } from '@havan/app-shell/failures/use-failure-toast';
import { Alert } from '@havan/ui/Alert';
import { Badge } from '@havan/ui/Badge';
import { Box } from '@havan/ui/Box';
import { Button } from '@havan/ui/Button';
import { DescriptionList } from '@havan/ui/DescriptionList';
import { DoubleRule } from '@havan/ui/DoubleRule';
import { Inline } from '@havan/ui/Inline';
import { CheckIcon } from '@havan/ui/icons';
import { Loading } from '@havan/ui/Loading';
import { Money } from '@havan/ui/Money';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { type AlternativeOrder, orderText } from './alternative-order.ts';
import { Alternatives } from './Alternatives.tsx';
import type { Arrival } from './Changes.tsx';
import * as css from './ResultSummary.css.ts';
import { comparison, gainsOf, percentText } from './result-texts.ts';
import { SearchAgain } from '../SearchAgain.tsx';
import { smartCartTexts as texts } from '../smart-cart-texts.ts';

interface ResultSummaryProps {
  readonly cart: SmartCart;
  /** The shown alternative; undefined for the cart itself, and while there is none. */
  readonly chosen: SmartCartAlternative | undefined;
  readonly order: AlternativeOrder;
  readonly onShow: (order: AlternativeOrder, alternativeId?: number) => void;
}

/**
 * Renders the slip of the cart: its cost, its saving, how far it may be from the optimum, and the button that adds it
 * to the cart.
 */
export function ResultSummary({ cart, chosen, order, onShow }: ResultSummaryProps) {
  const { total, goodsTotal, shippingTotal, groups } = chosen ?? cart;
  // An empty cart is only the starting point of a search that allows gaps.
  if (total === null || groups.length === 0)
    return <Loading size="block" label={texts.stillSearching} showLabel />;
  return (
    <Box as="section" surface="sheet" frame="section" padding="l" aria-label={texts.resultTitle}>
      <Stack space="m">
        <Stack space="xxs" align="start">
          <Text tone="soft">
            {texts.total}, {texts.parcels(groups.length)}
          </Text>
          <DoubleRule kind="result">
            <Money value={total} size="display" />
          </DoubleRule>
        </Stack>
        <div className={css.certainty} aria-live="polite">
          <Certainty cart={cart} chosen={chosen} />
        </div>
        <DescriptionList
          layout="sum"
          items={[
            { term: texts.goods, details: <Money value={goodsTotal ?? 0} bare /> },
            { term: texts.shipping, details: <Money value={shippingTotal ?? 0} bare quiet /> },
          ]}
        />
        <Text size="small">{comparison({ total, onePick: cart.onePick })}</Text>
        <Take
          chosen={{ smartCartId: cart.smartCartId, alternativeId: chosen?.alternativeId ?? 0 }}
          total={total}
          order={order}
        />
        {/* Last, so that nothing above it moves. */}
        <Alternatives cart={cart} value={chosen?.alternativeId ?? 0} order={order} onShow={onShow} />
      </Stack>
    </Box>
  );
}

function Certainty({ cart, chosen }: Pick<ResultSummaryProps, 'cart' | 'chosen'>) {
  const cheapest = cart.alternatives[0];
  if (chosen && cheapest && chosen.alternativeId !== cheapest.alternativeId)
    return (
      <Stack space="xxs" align="start">
        <Text size="small" weight="strong">
          {texts.dearer(
            formatMoney(chosen.total - cheapest.total),
            percentText((chosen.total - cheapest.total) / cheapest.total),
          )}
        </Text>
        <Text size="small" tone="soft">
          {gainsOf(chosen, cheapest)}. {chosen.proven ? texts.kindProven : texts.kindBest}.
        </Text>
      </Stack>
    );
  if (cart.state === 'proven')
    return (
      <Badge tone="positive" icon={<CheckIcon />}>
        {texts.proven}
      </Badge>
    );
  const away = (cart.total ?? 0) - cart.bound;
  return (
    <Stack space="xxs">
      <Text size="small" weight="strong">
        {cart.gap === null ? texts.unbounded : texts.atMost(percentText(cart.gap), formatMoney(away))}
      </Text>
      {cart.state === 'searching' ? (
        <Inline space="xs">
          <Loading size="inline" label={texts.stillSearching} showLabel />
        </Inline>
      ) : (
        <SearchAgain smartCartId={cart.smartCartId}>{texts.stopped}</SearchAgain>
      )}
    </Stack>
  );
}

interface TakeProps {
  readonly chosen: RequestOf<typeof takeSmartCart>;
  /** Total shown with it, in kuruş. */
  readonly total: number;
  readonly order: AlternativeOrder;
}

function Take({ chosen, total, order }: TakeProps) {
  const { api } = useAppProfile();
  const navigate = useNavigate();
  const toast = useToast();
  const take = useMutation(smartCartTakeMutation(api));
  const reportFailure = useFailureToast();
  const { mutateAsync: rollBack } = useMutation(cartRollbackMutation(api));
  // A promise instead of callbacks: the toast outlives this page.
  const undo = (removalId: string): void =>
    void rollBack(removalId).then(() => toast({ title: texts.takenBack }), reportFailure);
  return (
    <Stack space="s">
      {take.error ? (
        <Alert kind="error">{take.error instanceof ApiError ? take.error.message : defaultAlert}</Alert>
      ) : null}
      <Button
        size="large"
        wide
        loading={take.isPending}
        onClick={() =>
          take.mutate(chosen, {
            onSuccess: (answer) => {
              if (answer.outcome === 'changed') {
                const state: Arrival = { changes: answer.changes, total };
                void navigate(paths.smartCartResult(answer.smartCart.smartCartId, orderText(order)), {
                  state,
                });
                return;
              }
              toast({
                title: texts.taken,
                description: texts.takenHint(answer.basketItem),
                action: { label: texts.undo, onPress: () => undo(answer.removalId) },
              });
              void navigate(paths.cart());
            },
          })
        }
      >
        {texts.take}
      </Button>
    </Stack>
  );
}
