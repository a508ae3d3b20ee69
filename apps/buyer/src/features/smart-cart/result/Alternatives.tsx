import type { SmartCart } from '@havan/contract/cart/smart-cart';
import { ChoiceRuler } from '@havan/ui/ChoiceRuler';
import { Loading } from '@havan/ui/Loading';
import { Select } from '@havan/ui/Select';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { type AlternativeOrder, alternativeOrders, inOrder, orderFrom } from './alternative-order.ts';
import * as css from './Alternatives.css.ts';
import { alternativeName, alternativeReading } from './result-texts.ts';
import { SearchAgain } from '../SearchAgain.tsx';
import { smartCartTexts as texts } from '../smart-cart-texts.ts';

interface AlternativesProps {
  readonly cart: SmartCart;
  /** Id of the shown alternative. */
  readonly value: number;
  readonly order: AlternativeOrder;
  /** Without an id the first alternative of the order is shown, also when a better one is found later. */
  readonly onShow: (order: AlternativeOrder, alternativeId?: number) => void;
}

/**
 * Renders the slider over the alternatives, from the cheapest cart on: none is worse in everything than another. It
 * reserves its room while they are searched.
 */
export function Alternatives({ cart, value, order, onShow }: AlternativesProps) {
  const { alternatives, alternativesComplete, state, over } = cart;
  const [cheapest] = alternatives;
  const hasChoice = cheapest !== undefined && alternatives.length > 1;
  if (over && !hasChoice)
    return alternativesComplete ? (
      <Text size="small" tone="soft">
        {texts.noAlternatives}
      </Text>
    ) : (
      <SearchAgain smartCartId={cart.smartCartId}>{texts.alternativesCut}</SearchAgain>
    );
  return (
    <div className={css.room}>
      {hasChoice ? (
        <Stack space="s">
          <Select
            label={texts.order}
            value={String(order)}
            options={alternativeOrders.map((each) => ({ value: String(each), label: texts.orders[each] }))}
            onChange={(chosen) => onShow(orderFrom(chosen))}
          />
          <ChoiceRuler
            label={texts.alternatives}
            remark={over ? texts.alternativeCount(alternatives.length) : texts.alternativesComing}
            value={String(value)}
            onChange={(id) => onShow(order, Number(id))}
            choices={inOrder(alternatives, order).map((each) => ({
              id: String(each.alternativeId),
              label: alternativeName(each, alternatives),
              reading: alternativeReading(each, cheapest),
            }))}
          />
          {over && !alternativesComplete ? (
            <Text size="small" tone="soft">
              {texts.alternativesMore}
            </Text>
          ) : null}
        </Stack>
      ) : state === 'searching' ? (
        <Text size="small" tone="soft">
          {texts.alternativesLater}
        </Text>
      ) : (
        <Loading size="inline" label={texts.alternativesComing} showLabel />
      )}
    </div>
  );
}
