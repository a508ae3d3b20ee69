import { type KeyboardEvent, useRef, useState } from 'react';
import { cx } from '../../css/cx.ts';
import { useWidth } from '../../hooks/use-width.ts';
import { moneyText } from '../Money/format.ts';
import * as css from './PriceRuler.css.ts';
import type { PriceMark } from './price-mark.ts';
import { PricePlot } from './PricePlot.tsx';
import { pile, priceScale, type Stack } from './price-scale.ts';

export type { PriceMark };

export type PriceRulerProps = {
  /** Heading: `Fiyat cetveli`. */
  title: string;
  /** Text while no mark is hovered or focused: `9 teklif, 361,00–446,00 TL`. */
  summary: string;
  /** The prices, each with the name of its seller. */
  marks: readonly PriceMark[];
  /** Dashed line at the low end: the lowest price of the last 30 days. */
  floor?: { value: number; label: string };
  /** Line at the high end: the retail price. An arrow from the main mark to it shows the gain. */
  ceiling?: { value: number; label: string };
  /** Text after the amount of the gain: `PSF marjı`. */
  gainLabel?: string;
  /** Noun of the marks, for a pile of several. */
  noun?: string;
  /** Called with the id of the pressed mark (the cheapest of a pile), to scroll to its row. */
  onPick?: (id: string) => void;
};

/**
 * Renders all prices of a product as marks on one axis. Marks that would overlap form a pile; the text above
 * describes the hovered or focused mark.
 */
export function PriceRuler(props: PriceRulerProps) {
  const { title, summary, marks, floor, ceiling, gainLabel = 'fark', noun = 'fiyat', onPick } = props;
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const [reached, setReached] = useState<number | null>(null);
  const values = [...marks, ...(floor ? [floor] : []), ...(ceiling ? [ceiling] : [])].map(
    (mark) => mark.value,
  );
  const scale = priceScale(Math.min(...values), Math.max(...values), width);
  const piles = pile(marks, scale);
  const current = reached === null ? undefined : piles[reached];

  const walk = (event: KeyboardEvent, index: number) => {
    const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: piles.length - 1 }[event.key];
    if (target === undefined || !piles[target]) return;
    event.preventDefault();
    frame.current?.querySelectorAll<HTMLElement>('button')[target]?.focus();
  };

  return (
    <figure className={css.figure}>
      <figcaption className={css.caption}>
        <span className={css.title}>{title}</span>
        <span className={cx(css.reading, current && css.readingOn)}>
          {current ? describe(current, noun) : summary}
        </span>
      </figcaption>
      <div ref={frame} className={css.frame}>
        {width > 0 && values.length > 0 ? (
          <>
            <PricePlot
              width={width}
              scale={scale}
              piles={piles}
              reached={reached}
              floor={floor}
              ceiling={ceiling}
              gainLabel={gainLabel}
            />
            {piles.map((entry, index) => (
              <button
                key={entry.marks[0]?.id}
                type="button"
                className={css.target}
                style={{ left: entry.x - 4 }}
                tabIndex={index === (reached ?? 0) ? 0 : -1}
                aria-label={describe(entry, noun)}
                onFocus={() => setReached(index)}
                onBlur={() => setReached(null)}
                onPointerEnter={() => setReached(index)}
                onPointerLeave={() => setReached(null)}
                onKeyDown={(event) => walk(event, index)}
                onClick={() => onPick?.(entry.marks[0]?.id ?? '')}
              />
            ))}
          </>
        ) : null}
      </div>
    </figure>
  );
}

/** Returns `398,50 TL, Akçınar Ecza Deposu` for one mark, `404,75–406,00 TL, 3 teklif` for a pile. */
function describe({ marks }: Stack<PriceMark>, noun: string): string {
  const first = marks[0];
  const last = marks.at(-1);
  if (!first || !last) return '';
  if (marks.length === 1) return `${moneyText(first.value)}, ${first.label}`;
  const range =
    first.value === last.value
      ? moneyText(first.value)
      : `${moneyText(first.value).replace(' TL', '')}–${moneyText(last.value)}`;
  return `${range}, ${marks.length} ${noun}`;
}
