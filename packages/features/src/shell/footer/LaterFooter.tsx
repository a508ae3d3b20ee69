import { useEffect, useRef, useState } from 'react';
import { lazyPart } from '../LazyPart.tsx';
import { useIsLater } from '../use-is-later.ts';

const Footer = lazyPart(() => import('./Footer.tsx'), 'Footer', { isQuiet: true });

/** For those who never scroll and search the page: the footer comes by itself as well. */
const atLatestMs = 3000;

/** The footer once the page has been scrolled towards it: it lies below the first look at every screen that is long. */
export function LaterFooter() {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const isLater = useIsLater(atLatestMs);
  useEffect(() => {
    // No margin: while a screen loads, the place lies just below the window.
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={place}>{isNear || isLater ? <Footer /> : null}</div>;
}
