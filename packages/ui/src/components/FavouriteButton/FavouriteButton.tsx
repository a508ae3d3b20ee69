import { useState } from 'react';
import { cx } from '../../css/cx.ts';
import { iconSlot } from '../../css/utilities.css.ts';
import { HeartIcon } from '../../icons.ts';
import * as css from './FavouriteButton.css.ts';

export type FavouriteButtonProps = {
  /** Whether the item is followed. */
  liked: boolean;
  /** Called on a click; ignored while `busy`. */
  onToggle: () => void;
  /** A request is pending (specification §4). */
  busy?: boolean;
  /** Name of the item, read with the state. */
  name: string;
  /** Error of the last request; shown as the tooltip and a red edge. */
  error?: string | null | undefined;
};

/**
 * Renders a heart that follows or unfollows an item. It shows `liked`, which the caller changes when the
 * server has confirmed.
 */
export function FavouriteButton({ liked, onToggle, busy = false, name, error }: FavouriteButtonProps) {
  // Animates changes only, not a heart that is filled on the first render.
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
