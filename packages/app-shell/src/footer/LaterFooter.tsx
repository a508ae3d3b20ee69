import { useEffect, useRef, useState } from 'react';
import { lazyPart } from '../loading/LazyPart.tsx';
import { useDelayed } from '../loading/use-delayed.ts';

const Footer = lazyPart(() => import('./Footer.tsx'), 'Footer', {
  isQuiet: true,
  chunk: 'footer',
  partOf: 'shell',
});

/** Time in ms after which the footer is loaded without scrolling, for users who search within the page. */
const atLatestMs = 3000;

/**
 * Renders the footer, loaded once the page has scrolled towards it: on every long screen it is below the
 * first view.
 */
export function LaterFooter() {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const isLater = useDelayed(atLatestMs);
  useEffect(() => {
    // No margin: while a screen loads, the footer is just below the window.
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={place}>{isNear || isLater ? <Footer /> : null}</div>;
}
