import { formatCount } from '@havan/domain/count';
import { useOptimisticValue, withTurned } from '@havan/app-shell/loading/use-optimistic-value';
import { Button } from '@havan/ui/Button';
import { Checkbox } from '@havan/ui/Checkbox';
import { useId, useState } from 'react';
import { catalogueTexts } from '../catalogue-texts.ts';
import * as css from './FacetGroup.css.ts';

export interface FacetChoice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** How many products it would show. */
  readonly count: number;
}

interface FacetGroupProps<Value extends string> {
  readonly title: string;
  readonly choices: readonly FacetChoice<Value>[];
  readonly chosen: readonly Value[];
  readonly onToggle: (value: Value) => void;
}

/** Number of choices shown before the others are folded; chosen ones are always shown. */
const shownAtFirst = 7;

/** Renders one filter of which several can be chosen, each with what it would show. */
export function FacetGroup<Value extends string>(props: FacetGroupProps<Value>) {
  const { title, choices, onToggle } = props;
  const [chosen, press] = useOptimisticValue(props.chosen);
  const [isOpen, setIsOpen] = useState(false);
  const titleId = useId();
  if (choices.length === 0) return null;
  const shown = choices.filter(
    ({ value }, place) => isOpen || place < shownAtFirst || chosen.includes(value),
  );
  const rest = choices.length - shown.length;
  return (
    <section className={css.group} aria-labelledby={titleId}>
      <h2 id={titleId} className={css.title}>
        {title}
      </h2>
      <ul className={css.choices}>
        {shown.map(({ value, label, count }) => (
          <li key={value} className={css.choice}>
            <Checkbox
              label={label}
              checked={chosen.includes(value)}
              onChange={() => press(withTurned(chosen, value), () => onToggle(value))}
            />
            <span className={css.count}>{formatCount(count)}</span>
          </li>
        ))}
      </ul>
      {rest > 0 || isOpen ? (
        <Button variant="quiet" size="small" flush onClick={() => setIsOpen(!isOpen)} aria-expanded={isOpen}>
          {isOpen ? catalogueTexts.fewer : catalogueTexts.more(rest)}
        </Button>
      ) : null}
    </section>
  );
}
