import { useBasicInfos } from '@havan/app-shell/profile/use-basic-infos';
import { boxReadings } from '@havan/domain/scanned-box';
import { foldForSearch } from '@havan/domain/turkish-text';
import { SearchField, type Suggestion } from '@havan/ui/SearchField';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../paths.ts';
import { layoutTexts as texts } from './layout-texts.ts';
import { useNavItems } from './use-nav-items.ts';

const suggestion = (id: string, text: string): Suggestion => ({ id, text, content: text });

/**
 * Renders the header's search, which `/` focuses. Enter finds orders by a number or a name; a scanned or typed barcode
 * finds its listings. The suggestions offer the other of the two and the pages whose name has a word with this
 * beginning; Ctrl+K lists all pages.
 */
export function SellerSearch() {
  const navigate = useNavigate();
  const items = useNavItems();
  const isKnown = useBasicInfos() !== null;
  const place = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [listsAll, setListsAll] = useState(false);
  const list = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    const field = place.current?.querySelector('input');
    // After Escape the field keeps the focus with its list closed; only a new focus opens the list.
    field?.blur();
    field?.focus();
    setListsAll(true);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => list(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  const clear = () => {
    setText('');
    setListsAll(false);
  };
  const go = (href: string) => {
    clear();
    // The list of suggestions closes with the focus.
    place.current?.querySelector('input')?.blur();
    void navigate(href);
  };
  const typed = text.trim();
  const barcode = boxReadings(typed)[0]?.barcode;
  const finds: Readonly<Record<string, string>> = {
    listings: paths.listingsFound(barcode ?? typed),
    orders: paths.ordersFound(typed),
  };
  const found = ['orders', 'listings'].filter((id) => typed !== '' && items.some((item) => item.id === id));
  const word = foldForSearch(typed);
  const pages = items.filter(({ label }) =>
    word === ''
      ? listsAll
      : foldForSearch(label)
          .split(' ')
          .some((part) => part.startsWith(word)),
  );
  // A scan may come before the permissions: the page of the listings itself waits for them.
  const findsListings = barcode !== undefined && (!isKnown || found.includes('listings'));
  const submit = () => go(findsListings ? paths.listingsFound(barcode) : paths.ordersFound(typed));
  return (
    <div ref={place}>
      <SearchField
        label={texts.search}
        placeholder={texts.search}
        value={text}
        onChange={setText}
        onClose={clear}
        onSubmit={submit}
        groups={[
          {
            id: 'find',
            title: texts.find,
            items: found.map((id) =>
              suggestion(id, id === 'orders' ? texts.inOrders(typed) : texts.inListings(barcode ?? typed)),
            ),
          },
          { id: 'go', title: texts.go, items: pages.map(({ id, label }) => suggestion(`go-${id}`, label)) },
        ].filter((group) => group.items.length > 0)}
        onPick={(id) => {
          const href = finds[id] ?? pages.find((page) => `go-${page.id}` === id)?.href;
          if (href !== undefined) go(href);
        }}
      />
    </div>
  );
}
