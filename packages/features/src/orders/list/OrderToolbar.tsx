import { GridIcon, ListIcon, SearchIcon } from '@havan/ui/icons';
import { IconButton } from '@havan/ui/IconButton';
import { TextField } from '@havan/ui/TextField';
import { type ReactNode, useEffect, useState } from 'react';
import type { OrderSide } from '../order-filters.ts';
import { orderTexts } from '../order-texts.ts';
import * as css from './OrderToolbar.css.ts';
import { type OrderLayout, useChooseOrderLayout } from './order-view.ts';

interface OrderToolbarProps {
  readonly side: OrderSide;
  readonly q: string;
  readonly onSearch: (q: string) => void;
  readonly layout: OrderLayout;
  /** Other filters of the list. */
  readonly children: ReactNode;
}

/** Pause in typing after which the list is searched, ms. */
const typingPauseMs = 400;

/** Renders search, filters and layout of the list, in one row where there is room. */
export function OrderToolbar({ side, q, onSearch, layout, children }: OrderToolbarProps) {
  const [text, setText] = useState(q);
  const [asked, setAsked] = useState(q);
  if (q !== asked) {
    // The address changed, either by this search, whose text the field already shows, or by the back button.
    setAsked(q);
    if (q !== text.trim()) setText(q);
  }
  const choose = useChooseOrderLayout();
  useEffect(() => {
    if (text.trim() === q) return undefined;
    const timer = setTimeout(() => onSearch(text.trim()), typingPauseMs);
    return () => clearTimeout(timer);
  }, [text, q, onSearch]);
  return (
    <div className={css.toolbar}>
      <search className={css.search}>
        <TextField
          type="search"
          label={orderTexts.search[side]}
          hideLabel
          placeholder={orderTexts.search[side]}
          maxLength={100}
          prefix={<SearchIcon size="1.1em" aria-hidden="true" />}
          value={text}
          onChange={setText}
        />
      </search>
      <div className={css.filters}>{children}</div>
      <fieldset className={css.view} aria-label={orderTexts.view.name}>
        <IconButton
          label={orderTexts.view.list}
          icon={<ListIcon />}
          variant={layout === 'list' ? 'outline' : 'quiet'}
          aria-pressed={layout === 'list'}
          onClick={() => choose(side, 'list')}
        />
        <IconButton
          label={orderTexts.view.grid}
          icon={<GridIcon />}
          variant={layout === 'grid' ? 'outline' : 'quiet'}
          aria-pressed={layout === 'grid'}
          onClick={() => choose(side, 'grid')}
        />
      </fieldset>
    </div>
  );
}
