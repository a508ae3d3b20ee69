import type { SmartCart } from '@havan/contract/smart-cart';
import { ChoiceRuler } from '@havan/ui/ChoiceRuler';
import { Loading } from '@havan/ui/Loading';
import { Text } from '@havan/ui/Text';
import { alternativeName, alternativeReading } from './result-texts.ts';
import { smartCartTexts as texts } from './smart-cart-texts.ts';

interface AlternativesProps {
  readonly cart: SmartCart;
  readonly value: number;
  readonly onChange: (alternativeId: number) => void;
}

/** The slider over the true alternatives, from the cheapest basket on: none is worse in everything than another. */
export function Alternatives({ cart: { alternatives, state, over }, value, onChange }: AlternativesProps) {
  const [cheapest] = alternatives;
  if (!cheapest || alternatives.length < 2)
    return over || state === 'searching' ? (
      <Text size="small" tone="soft">
        {state === 'searching' || cheapest === undefined ? null : texts.noAlternatives}
      </Text>
    ) : (
      <Loading size="inline" label={texts.alternativesComing} showLabel />
    );
  return (
    <ChoiceRuler
      label={texts.alternatives}
      remark={over ? texts.alternativeCount(alternatives.length) : texts.alternativesComing}
      value={String(value)}
      onChange={(id) => onChange(Number(id))}
      choices={alternatives.map((each) => ({
        id: String(each.alternativeId),
        label: alternativeName(each, cheapest),
        reading: alternativeReading(each, cheapest),
      }))}
    />
  );
}
