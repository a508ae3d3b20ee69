import { type KeyboardEvent, useRef, useState } from 'react';
import { cx } from '../../css/cx.ts';
import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import * as css from './HorizonRuler.css.ts';

export type HorizonUnit = {
  id: string;
  /** Beneath long ticks and in the reading: `03/2027`. */
  label: string;
  /** How many fall into this unit. */
  count: number;
  tone?: 'positive' | 'attention' | 'critical';
  href: string;
};

export type HorizonRulerProps = {
  label: string;
  /** The units from now on, nearest first. */
  units: readonly HorizonUnit[];
  /** Number of units between long ticks, which have labels. */
  major?: number;
  /** How a reading is written: `(unit) => '03/2027, 18 ilan'`. */
  reading: (unit: HorizonUnit) => string;
  /** The reading while nothing is reached. */
  summary: string;
};

/**
 * Due dates out to the horizon: a ruler whose ticks grow with their amounts. Each is a way in. Takes the
 * place of an advert at the head of a home page: it is the one picture only this product can draw.
 */
export function HorizonRuler({ label, units, major = 4, reading, summary }: HorizonRulerProps) {
  const [reached, setReached] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const most = Math.max(1, ...units.map((unit) => unit.count));
  const current = reached === null ? undefined : units[reached];
  const walk = (event: KeyboardEvent, index: number) => {
    const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: units.length - 1 }[event.key];
    if (target === undefined || !units[target]) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('a')[target]?.focus();
  };
  return (
    <div className={css.root}>
      <p className={css.reading}>{current ? reading(current) : summary}</p>
      <ul ref={list} className={css.list} aria-label={label}>
        {units.map((unit, index) => (
          <li key={unit.id} className={css.unit}>
            <Anchor
              href={unit.href}
              className={css.link}
              aria-label={reading(unit)}
              tabIndex={index === (reached ?? 0) ? 0 : -1}
              onPointerEnter={() => setReached(index)}
              onPointerLeave={() => setReached(null)}
              onFocus={() => setReached(index)}
              onBlur={() => setReached(null)}
              onKeyDown={(event) => walk(event, index)}
            >
              <span
                className={cx(css.bar, css.tone[unit.tone ?? 'positive'], index === reached && css.reached)}
                style={{
                  height: `${Math.max(unit.count > 0 ? 4 : 0, Math.round((unit.count / most) * 100))}%`,
                }}
              />
            </Anchor>
            <span className={cx(css.tick, index % major === 0 && css.long)} aria-hidden="true" />
            {index % major === 0 ? (
              <span className={cx(css.label, index % (major * 2) !== 0 && css.sparse)} aria-hidden="true">
                {unit.label}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
