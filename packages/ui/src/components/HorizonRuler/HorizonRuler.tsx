import { type KeyboardEvent, useRef, useState } from 'react';
import { cx } from '../../css/cx.ts';
import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import * as css from './HorizonRuler.css.ts';

export type HorizonUnit = {
  id: string;
  /** Label below long ticks: `03/2027`. */
  label: string;
  /** Number of items in this unit. */
  count: number;
  tone?: 'positive' | 'attention' | 'critical';
  href: string;
};

export type HorizonRulerProps = {
  label: string;
  /** Units from now on, nearest first. */
  units: readonly HorizonUnit[];
  /** Number of units between long ticks, which have a label. */
  major?: number;
  /** Returns the text of a unit: `(unit) => '03/2027, 18 ilan'`. */
  reading: (unit: HorizonUnit) => string;
  /** Text while no unit is hovered or focused. */
  summary: string;
};

/** Renders due dates as a ruler with one bar a unit, whose height is proportional to its count. Each unit is a link. */
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
