import { KeyDialog } from '@havan/ui/KeyHints';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useNavItems } from '../use-nav-items.ts';
import { boxOfRow, isTaken, leadMs, placesAfterG, sellerKeys } from './seller-keys.ts';

/**
 * Handles the keys of every page of the seller: `g` and a letter opens a menu item, `n` the listing desk, `x` toggles
 * the checkbox of the focused row, `?` lists the keys. A key that a part of the page has handled does nothing else.
 */
export function SellerKeys() {
  const items = useNavItems();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const ledAt = useRef(-Infinity);
  const go = (ids: readonly string[]) => {
    const place = ids.flatMap((id) => items.find((item) => item.id === id) ?? [])[0];
    if (place) void navigate(place.href);
    return place !== undefined;
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    // A scanner field takes the focus at the first key of a scan.
    if (isTaken(event.target) || isTaken(document.activeElement)) return;
    const isLed = event.timeStamp - ledAt.current < leadMs;
    ledAt.current = -Infinity;
    if (isLed) {
      if (go(placesAfterG.get(event.key) ?? [])) event.preventDefault();
    } else if (event.key === 'g') ledAt.current = event.timeStamp;
    else if (event.key === '?') setIsOpen(true);
    else if (event.key === 'n') go(['listing-desk']);
    else if (event.key === 'x') boxOfRow(event.target)?.click();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    // On the window, so that the keys of a page, which listen on the document, come first.
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return <KeyDialog open={isOpen} groups={sellerKeys} onClose={() => setIsOpen(false)} />;
}
