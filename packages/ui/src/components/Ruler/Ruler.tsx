import { cx } from '../../css/cx.ts';
import type { Tone } from '../../theme/props.ts';
import * as css from './Ruler.css.ts';

export type RulerProps = {
  /** Number of full ticks; a tick is one unit. */
  value: number;
  /** Number of ticks. */
  max?: number;
  /** Number of ticks between long ticks. */
  major?: number;
  tone?: Exclude<Tone, 'info'>;
  /** Accessible name: `Miada 22 ay`. Omit it when the same text is beside the ruler. */
  label?: string;
  /** Distance of ticks: 4 px, or 7 px (`large`) where the ruler is the subject. */
  size?: 'standard' | 'large';
};

/**
 * Renders a ruler with one tick a unit, as SVG at whole pixels. A full tick is 2 px wide (`large`: 3 px) and an empty
 * one 1 px; short full ticks are also twice as high, so that the value is legible on a 1× screen and in print.
 */
export function Ruler({
  value,
  max = 24,
  major = 8,
  tone = 'positive',
  label,
  size = 'standard',
}: RulerProps) {
  const pitch = size === 'large' ? 7 : 4;
  const wide = size === 'large' ? 3 : 2;
  const height = size === 'large' ? 20 : 12;
  const full = Math.max(0, Math.min(max, Math.round(value)));
  const width = max * pitch + wide;

  let filled = '';
  let empty = '';
  for (let index = 0; index <= max; index += 1) {
    const isMajor = index % major === 0;
    const x = index * pitch;
    if (index < full) filled += bar(x, wide, isMajor ? height : Math.round(height * 0.68), height);
    else empty += bar(x, 1, isMajor ? height : Math.round(height * 0.34), height);
  }
  return (
    <svg
      className={cx(css.ruler, css.tone[tone])}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      shapeRendering="crispEdges"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path className={css.empty} d={empty} />
      <path className={css.full} d={filled} />
    </svg>
  );
}

function bar(x: number, width: number, height: number, foot: number): string {
  return `M${x} ${foot - height}h${width}v${height}h-${width}z`;
}
