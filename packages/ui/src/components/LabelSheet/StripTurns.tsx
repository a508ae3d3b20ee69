import { cx } from '../../css/cx.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './LabelSheet.css.ts';
import type { Strip } from './use-strip.ts';

/** Back and on, for a mouse that turns no row. Disabled at the ends, where a button that was pressed keeps the focus. */
export function StripTurns({ label, strip }: { label: string; strip: Strip }) {
  const { atStart, atEnd, turn } = strip;
  if (atStart && atEnd) return null;
  return (
    <>
      <span className={cx(css.turn, css.side.back)}>
        <IconButton
          variant="outline"
          label={`Geri kaydır: ${label}`}
          icon={<ChevronLeftIcon />}
          aria-disabled={atStart}
          onClick={() => turn(-1)}
        />
      </span>
      <span className={cx(css.turn, css.side.on)}>
        <IconButton
          variant="outline"
          label={`İleri kaydır: ${label}`}
          icon={<ChevronRightIcon />}
          aria-disabled={atEnd}
          onClick={() => turn(1)}
        />
      </span>
    </>
  );
}
