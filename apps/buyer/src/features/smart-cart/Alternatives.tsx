import type { SmartCart } from '@havan/contract/smart-cart';
import { sortOptions } from '@havan/domain/sort';
import { ChoiceRuler } from '@havan/ui/ChoiceRuler';
import { Loading } from '@havan/ui/Loading';
import { Select } from '@havan/ui/Select';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useEffect, useState } from 'react';
import { type AlternativeOrder, alternativeOrders, inOrder } from './alternative-order.ts';
import * as css from './Alternatives.css.ts';
import { alternativeName, alternativeReading } from './result-texts.ts';
import { smartCartTexts as texts } from './smart-cart-texts.ts';

interface AlternativesProps {
  readonly cart: SmartCart;
  readonly value: number;
  readonly onChange: (alternativeId: number) => void;
}

/**
 * The slider over the true alternatives, from the cheapest basket on: none is worse in everything than another. It takes
 * the same room while they are searched, so that nothing moves when they come.
 */
export function Alternatives({ cart: { alternatives, state, over }, value, onChange }: AlternativesProps) {
  const [order, setOrder] = useState<AlternativeOrder>(sortOptions.mostAffordable);
  const [wantsFirst, setWantsFirst] = useState(false);
  const ordered = inOrder(alternatives, order);
  const first = ordered[0]?.alternativeId;
  const [cheapest] = alternatives;
  // Whoever asked for the fewest parcels is shown the fewest, also when they are found later.
  useEffect(() => {
    if (wantsFirst && first !== undefined && first !== value) onChange(first);
  }, [wantsFirst, first, value, onChange]);
  const hasChoice = cheapest !== undefined && alternatives.length > 1;
  if (over && !hasChoice)
    return (
      <Text size="small" tone="soft">
        {texts.noAlternatives}
      </Text>
    );
  return (
    <div className={css.room}>
      {hasChoice ? (
        <Stack space="s">
          <Select
            label={texts.order}
            value={String(order)}
            options={alternativeOrders.map((each) => ({ value: String(each), label: texts.orders[each] }))}
            onChange={(chosen) => {
              setOrder(alternativeOrders.find((each) => String(each) === chosen) ?? order);
              setWantsFirst(true);
            }}
          />
          <ChoiceRuler
            label={texts.alternatives}
            remark={over ? texts.alternativeCount(alternatives.length) : texts.alternativesComing}
            value={String(value)}
            onChange={(id) => {
              setWantsFirst(false);
              onChange(Number(id));
            }}
            choices={ordered.map((each) => ({
              id: String(each.alternativeId),
              label: alternativeName(each, alternatives),
              reading: alternativeReading(each, cheapest),
            }))}
          />
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
