import { hidden } from '../../css/utilities.css.ts';
import { distinctKeys } from '../DescriptionList/distinct-keys.ts';
import * as css from './Sparkline.css.ts';

export type SparklineProps = {
  /** Oldest first. */
  values: readonly number[];
  /** Content of the drawing in one sentence; the numbers are shown beside it. */
  label: string;
  /** Height in px. */
  height?: 24 | 48;
  /**
   * Period of each value, `21.11.2026`. With `periods` and `format`, the values are also a table for screen readers.
   */
  periods?: readonly string[];
  /** Formats a value for that table: `1.204,50 TL`. Without it screen readers get the label only. */
  format?: (value: number) => string;
};

/** Renders values over time as ticks, the last one in full colour. */
export function Sparkline({ values, label, height = 48, periods, format }: SparklineProps) {
  const most = Math.max(1, ...values);
  const width = values.length * 4;
  const tick = (value: number, index: number, wide: number) => {
    const size = Math.max(2, Math.round((value / most) * height));
    return `M${index * 4} ${height - size}h${wide}v${size}h-${wide}z`;
  };
  const last = values.length - 1;
  const keys = distinctKeys(periods ?? []);
  return (
    <div className={css.root}>
      <svg
        className={css.line}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        shapeRendering="crispEdges"
        {...(periods && format ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
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
      {periods && format ? (
        // A table is at least as wide as its text, whatever its `width`, so it is hidden by a wrapper.
        <div className={hidden}>
          <table>
            <caption>{label}</caption>
            <thead>
              <tr>
                <th scope="col">Dönem</th>
                <th scope="col">Değer</th>
              </tr>
            </thead>
            <tbody>
              {values.map((value, index) => (
                <tr key={keys[index]}>
                  <th scope="row">{periods[index]}</th>
                  <td>{format(value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
    </div>
  );
}
