import { cx } from '../../css/cx.ts';
import type { Tone } from '../../theme/props.ts';
import * as css from './Ruler.css.ts';

export type RulerProps = {
  /** How many ticks are full; a tick is one unit. */
  value: number;
  /** How many ticks there are. */
  max?: number;
  /** Number of ticks between long ones. */
  major?: number;
  tone?: Exclude<Tone, 'info'>;
  /** Read instead of the drawing: `Miada 22 ay`. Leave empty when the same words stand beside it. */
  label?: string;
  /** 4 px a tick, or 7 px where it is the subject. */
  size?: 'standard' | 'large';
};

/**
 * The graduated ruler: one tick, one unit. Ticks lie on whole pixels; a full tick is twice as wide and twice as high
 * as an empty one, so the reading survives a 1× screen, a printer and a glance.
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
