import type { SmartCart } from '@havan/contract/smart-cart';
import { type SortOptionCode, sortOptions } from '@havan/domain/sort';
import { ChoiceRuler } from '@havan/ui/ChoiceRuler';
import { Loading } from '@havan/ui/Loading';
import { Select } from '@havan/ui/Select';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useState } from 'react';
import { inOrder } from './alternative-order.ts';
import * as css from './Alternatives.css.ts';
import { alternativeName, alternativeReading } from './result-texts.ts';
import { smartCartTexts as texts } from './smart-cart-texts.ts';

const sorts = [sortOptions.mostAffordable, sortOptions.bestSeller, sortOptions.byPrice] as const;

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
  const [sort, setSort] = useState<SortOptionCode>(sortOptions.mostAffordable);
  const ordered = inOrder(alternatives, sort);
  const [cheapest] = alternatives;
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
            label={texts.sort}
            value={String(sort)}
            options={sorts.map((each) => ({ value: String(each), label: texts.sortOptions[each] }))}
            onChange={(chosen) => {
              const next = sorts.find((each) => String(each) === chosen) ?? sortOptions.mostAffordable;
              setSort(next);
              onChange(inOrder(alternatives, next)[0]?.alternativeId ?? 0);
            }}
          />
          <ChoiceRuler
            label={texts.alternatives}
            remark={over ? texts.alternativeCount(alternatives.length) : texts.alternativesComing}
            value={String(value)}
            onChange={(id) => onChange(Number(id))}
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
