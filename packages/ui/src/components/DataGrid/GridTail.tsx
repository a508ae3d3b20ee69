import { Button } from '../Button/Button.tsx';
import * as css from './DataGrid.css.ts';
import type { GridMore } from './grid-types.ts';

/** Renders the end of the rows while more can be loaded: a button, and the error of a failed load. */
export function GridTail({ more }: { more: GridMore }) {
  if (!more.hasMore) return null;
  return (
    <div className={css.tail}>
      {more.error ? (
        <span className={css.tailWords} role="alert">
          {more.error}
        </span>
      ) : null}
      <Button variant="outline" size="small" loading={more.loading} onClick={more.onLoad}>
        {more.error ? 'Yeniden dene' : 'Devamını getir'}
      </Button>
    </div>
  );
}
