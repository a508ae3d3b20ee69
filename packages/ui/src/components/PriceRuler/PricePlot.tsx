import { cx } from '../../css/cx.ts';
import { moneyText } from '../Money/format.ts';
import * as css from './PriceRuler.css.ts';
import type { PriceMark } from './price-mark.ts';
import { axisTexts, insidePlot, type Scale, type Stack } from './price-scale.ts';

type Line = { value: number; label: string };

type PricePlotProps = {
  width: number;
  scale: Scale;
  piles: readonly Stack<PriceMark>[];
  reached: number | null;
  floor: Line | undefined;
  ceiling: Line | undefined;
  gainLabel: string;
};

/** Vertical positions in px: bottom of the labels, the axis, total height. */
const field = { top: 20, foot: 92, height: 116 };
const rank = { main: 0, attention: 1, neutral: 2 } as const;

/** Renders the drawing of a PriceRuler as SVG, hidden from screen readers. */
export function PricePlot({ width, scale, piles, reached, floor, ceiling, gainLabel }: PricePlotProps) {
  const highest = Math.max(1, ...piles.map((entry) => entry.marks.length));
  /** Height of one mark in px: 28 while the highest pile fits, otherwise less for all marks. */
  const unit = Math.max(2, Math.min(28, Math.floor(48 / highest)));
  const main = piles
    .flatMap((entry) => entry.marks.map((mark) => ({ mark, x: entry.x })))
    .find(({ mark }) => mark.tone === 'main');
  const numbers = axisTexts(scale.labels);
  const top = ceiling ? scale.x(ceiling.value) : 0;
  return (
    <svg
      className={css.plot}
      width={width}
      height={field.height}
      viewBox={`0 0 ${width} ${field.height}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path className={css.axis} d={`M0 ${field.foot}.5H${width}`} />
      <path
        className={css.tickLine}
        d={scale.ticks.map((value) => `M${scale.x(value)}.5 ${field.foot - 3}v3`).join('')}
      />
      {scale.labels.map((value, index) => (
        <g key={value}>
          <path className={css.axis} d={`M${scale.x(value)}.5 ${field.foot}v6`} />
          <text
            className={css.label}
            x={insidePlot(scale.x(value), width, numbers[index] ?? '')}
            y={field.height - 4}
            textAnchor="middle"
          >
            {numbers[index]}
          </text>
        </g>
      ))}
      {floor ? <Limit line={floor} x={scale.x(floor.value)} width={width} dashed /> : null}
      {ceiling ? <Limit line={ceiling} x={top} width={width} /> : null}
      {piles.map((entry, index) => (
        <Pile key={entry.marks[0]?.id} entry={entry} unit={unit} reached={index === reached} />
      ))}
      {main && ceiling && top - main.x > 8 ? (
        <g className={css.gain}>
          <path d={`M${main.x + 3} 40.5H${top - 2}`} />
          <path d={`M${top - 7} 36.5l5 4-5 4`} shapeRendering="auto" />
          {top - main.x > 170 ? (
            <text x={Math.round((main.x + top) / 2)} y={34} textAnchor="middle">
              {moneyText(ceiling.value - main.mark.value)} {gainLabel}
            </text>
          ) : null}
        </g>
      ) : null}
    </svg>
  );
}

function Pile({ entry, unit, reached }: { entry: Stack<PriceMark>; unit: number; reached: boolean }) {
  const marks = entry.marks.toSorted((a, b) => rank[a.tone ?? 'neutral'] - rank[b.tone ?? 'neutral']);
  return marks.map((mark, index) => {
    const isMain = mark.tone === 'main';
    const height = isMain ? field.foot - 40 : unit - (unit > 3 ? 2 : 0);
    const foot = isMain ? field.foot : field.foot - index * unit;
    return (
      <rect
        key={mark.id}
        className={cx(css.mark[mark.tone ?? 'neutral'], reached && css.reachedMark)}
        x={entry.x - 1}
        y={foot - height}
        width={isMain || reached ? 4 : 3}
        height={height}
      />
    );
  });
}

function Limit({ line, x, width, dashed }: { line: Line; x: number; width: number; dashed?: boolean }) {
  const right = x > width / 2;
  return (
    <g>
      <path className={cx(css.axis, dashed && css.dashed)} d={`M${x}.5 4V${field.foot}`} />
      <text className={css.label} x={right ? x - 6 : x + 6} y={14} textAnchor={right ? 'end' : 'start'}>
        {line.label}
      </text>
    </g>
  );
}
