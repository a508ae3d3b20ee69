import * as css from './Sparkline.css.ts';

export type SparklineProps = {
  /** Oldest first. */
  values: readonly number[];
  /** What it shows, in one sentence; the figures themselves stand beside it. */
  label: string;
  height?: 24 | 48;
};

/** The run of a quantity as ticks of a ruler; today's is the full one. */
export function Sparkline({ values, label, height = 48 }: SparklineProps) {
  const most = Math.max(1, ...values);
  const width = values.length * 4;
  const tick = (value: number, index: number, wide: number) => {
    const size = Math.max(2, Math.round((value / most) * height));
    return `M${index * 4} ${height - size}h${wide}v${size}h-${wide}z`;
  };
  const last = values.length - 1;
  return (
    <svg
      className={css.line}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path
        className={css.past}
        d={values
          .slice(0, last)
          .map((value, index) => tick(value, index, 2))
          .join('')}
      />
      <path className={css.now} d={tick(values[last] ?? 0, last, 4)} />
    </svg>
  );
}
