import { useRef, useState } from 'react';
import { cx } from '../../css/cx.ts';
import { useWidth } from '../../hooks/use-width.ts';
import { insidePlot, roundStep } from '../PriceRuler/price-scale.ts';
import { Table } from '../Table/Table.tsx';
import { Button } from '../Button/Button.tsx';
import * as css from './Chart.css.ts';

export type ChartPoint = { label: string; value: number; previous?: number };

export type ChartProps = {
  title: string;
  /** `line` for values over time, `bar` for sums to compare. */
  kind: 'line' | 'bar';
  /** Points in display order; the table view shows the same values. */
  points: readonly ChartPoint[];
  /** Formats a value: `(value) => moneyText(value)`. */
  format: (value: number) => string;
  /** Column headings of the table view. */
  headings?: { label: string; value: string; previous?: string };
  /** Start of the axis: `zero`, or `fitted` to the values for lines that vary little. Bars always start at zero. */
  scale?: 'zero' | 'fitted';
};

const plainHeadings: NonNullable<ChartProps['headings']> = { label: 'Dönem', value: 'Değer' };
const plot = { height: 200, foot: 24, left: 0 };

/** Renders values as a line or as bars, with a button that shows the same values as a table. */
export function Chart({ title, kind, points, format, headings = plainHeadings, scale = 'zero' }: ChartProps) {
  const [asTable, setAsTable] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const [reached, setReached] = useState<number | null>(null);
  const current = reached === null ? undefined : points[reached];
  return (
    <figure className={css.figure}>
      <figcaption className={css.caption}>
        <span className={css.title}>{title}</span>
        <span className={css.reading}>{current ? `${current.label}: ${format(current.value)}` : ''}</span>
        <Button variant="quiet" size="small" onClick={() => setAsTable(!asTable)}>
          {asTable ? 'Grafik olarak göster' : 'Tablo olarak göster'}
        </Button>
      </figcaption>
      {asTable ? (
        <Table
          caption={title}
          rows={points}
          rowKey={(point) => point.label}
          columns={[
            { id: 'label', header: headings.label, phone: 'lead', cell: (point) => point.label },
            {
              id: 'value',
              header: headings.value,
              align: 'end',
              phone: 'trail',
              cell: (point) => format(point.value),
            },
            ...(headings.previous
              ? [
                  {
                    id: 'previous',
                    header: headings.previous,
                    align: 'end' as const,
                    cell: (point: ChartPoint) => (point.previous === undefined ? '' : format(point.previous)),
                  },
                ]
              : []),
          ]}
        />
      ) : (
        <div ref={frame} className={css.frame} role="img" aria-label={`${title}, ${points.length} değer`}>
          {width > 0 ? (
            <Plot
              kind={kind}
              points={points}
              format={format}
              width={width}
              isFitted={scale === 'fitted' && kind === 'line'}
              reached={reached}
              onReach={setReached}
            />
          ) : null}
        </div>
      )}
    </figure>
  );
}

/** Approximate width of a character on the axis, in px. */
const figureWidth = 6;

type PlotProps = Pick<ChartProps, 'kind' | 'points' | 'format'> & {
  width: number;
  isFitted: boolean;
  reached: number | null;
  onReach: (index: number | null) => void;
};

function Plot({ kind, points, format, width, isFitted, reached, onReach }: PlotProps) {
  const most = Math.max(1, ...points.flatMap((point) => [point.value, point.previous ?? 0]));
  const least = isFitted ? Math.min(...points.map((point) => point.value)) : 0;
  const step = roundStep(Math.max(most - least, most * 0.04), 4);
  const bottom = Math.max(0, Math.floor(least / step) * step);
  // If every value lay on one axis line, the height would be zero.
  const top = Math.max(Math.ceil(most / step) * step, bottom + step);
  const field = plot.height - plot.foot;
  const y = (value: number) => Math.round(field - ((value - bottom) / (top - bottom)) * (field - 16));
  const lines = Array.from(
    { length: Math.round((top - bottom) / step) + 1 },
    (_, index) => bottom + index * step,
  );
  // Axis labels are left of the first point, so that no line crosses them.
  const longest = Math.max(...lines.map((value) => format(value).length));
  const gutter = Math.min(width / 4, longest * figureWidth + 8);
  const slot = (width - gutter) / Math.max(1, points.length);
  const x = (index: number) => Math.round(gutter + index * slot + slot / 2);
  const path = (pick: (point: ChartPoint) => number | undefined) =>
    points.map((point, index) => `${index === 0 ? 'M' : 'L'}${x(index)} ${y(pick(point) ?? 0)}`).join('');
  // Shows as many labels as fit side by side.
  const widest = Math.max(...points.map((point) => point.label.length)) * figureWidth + 12;
  const every = Math.max(1, Math.ceil(Math.max(56, widest) / slot));
  const bar = Math.max(3, Math.min(24, Math.floor(slot * 0.6)));
  return (
    <svg
      width={width}
      height={plot.height}
      viewBox={`0 0 ${width} ${plot.height}`}
      aria-hidden="true"
      className={css.plot}
    >
      {lines.map((value) => (
        <g key={value}>
          <path className={css.grid} d={`M0 ${y(value)}.5H${width}`} shapeRendering="crispEdges" />
          <text className={css.axisText} x={0} y={y(value) - 4}>
            {format(value)}
          </text>
        </g>
      ))}
      {points.some((point) => point.previous !== undefined) ? (
        <path className={css.previous} d={path((point) => point.previous)} />
      ) : null}
      {kind === 'line' ? <path className={css.line} d={path((point) => point.value)} /> : null}
      {points.map((point, index) => (
        <g key={point.label}>
          {kind === 'bar' ? (
            <rect
              className={cx(css.bar, index === reached && css.barReached)}
              shapeRendering="crispEdges"
              x={x(index) - Math.floor(bar / 2)}
              y={y(point.value)}
              width={bar}
              height={field - y(point.value)}
            />
          ) : null}
          {kind === 'line' && index === reached ? (
            <circle className={css.dot} cx={x(index)} cy={y(point.value)} r={4} />
          ) : null}
          {index % every === 0 ? (
            <text
              className={css.axisText}
              x={insidePlot(x(index), width, point.label)}
              y={plot.height - 6}
              textAnchor="middle"
            >
              {point.label}
            </text>
          ) : null}
          <rect
            className={css.target}
            x={Math.round(gutter + index * slot)}
            y={0}
            width={Math.ceil(slot)}
            height={plot.height}
            onPointerEnter={() => onReach(index)}
            onPointerLeave={() => onReach(null)}
          />
        </g>
      ))}
    </svg>
  );
}
