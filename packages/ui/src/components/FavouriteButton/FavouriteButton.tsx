import { useState } from 'react';
import { cx } from '../../css/cx.ts';
import { iconSlot } from '../../css/utilities.css.ts';
import { HeartIcon } from '../../icons.ts';
import * as css from './FavouriteButton.css.ts';

export type FavouriteButtonProps = {
  /** Whether the person follows it. */
  liked: boolean;
  /** A press; ignored while `busy`. */
  onToggle: () => void;
  /** A call is on its way (specification §4). */
  busy?: boolean;
  /** Name of the thing, read with the state. */
  name: string;
  /** The last call failed; shown as the button's title and a red edge. */
  error?: string | null | undefined;
};

/** Follow or stop following. The heart fills when the server has said so, not before. */
export function FavouriteButton({ liked, onToggle, busy = false, name, error }: FavouriteButtonProps) {
  // A heart that is full when the page opens is not animated; only a change is.
  const [last, setLast] = useState<{ liked: boolean; move?: 'like' | 'unlike' }>({ liked });
  if (last.liked !== liked) setLast({ liked, move: liked ? 'like' : 'unlike' });
  return (
    <button
      type="button"
      className={cx(css.button, liked && css.liked, error && css.failed)}
      aria-pressed={liked}
      aria-label={`${name}, takip et`}
      aria-busy={busy || undefined}
      title={error ?? (liked ? 'Takipten çıkar' : 'Takip et')}
      onClick={() => {
        if (!busy) onToggle();
      }}
    >
      <span className={cx(iconSlot, last.move && css.move[last.move])} aria-hidden="true">
        <HeartIcon fill={liked ? 'currentColor' : 'none'} />
      </span>
    </button>
  );
}
