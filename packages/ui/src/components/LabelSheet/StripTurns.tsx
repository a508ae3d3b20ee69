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

/**
 * Renders the buttons that scroll a strip, for a mouse without horizontal scrolling. At an end the button has
 * `aria-disabled`, which keeps its focus.
 */
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
