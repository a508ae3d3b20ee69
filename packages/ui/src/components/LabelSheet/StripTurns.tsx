import type { RefObject } from 'react';
import { cx } from '../../css/cx.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './LabelSheet.css.ts';
import { useStrip } from './use-strip.ts';

interface StripTurnsProps {
  readonly label: string;
  readonly row: RefObject<HTMLElement | null>;
  readonly cells: number;
}

/** Back and on, for a mouse that turns no row. Disabled at the ends, where a button that was pressed keeps the focus. */
export function StripTurns({ label, row, cells }: StripTurnsProps) {
  const { atStart, atEnd, turn } = useStrip(row, cells);
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
