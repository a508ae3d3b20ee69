import { type ReactNode, useEffect, useRef, useState } from 'react';
import { heightOf, storeHeight } from './page-heights.ts';

interface ListPartProps {
  /**
   * Key of its content and layout. The address is not part of it: a new address stays for a moment over the
   * list of the last.
   */
  readonly id: string;
  /** Whether it is complete. Until then its height is not final, and it is drawn everywhere. */
  readonly isWhole: boolean;
  readonly children: ReactNode;
}

/** Two window heights above and below are drawn; parts further away are an empty element of the same height. */
const nearby = { rootMargin: '200%' };

/** Returns whether the fonts of the page are loaded; before that, text wraps differently. */
const hasItsLetters = (): boolean => document.fonts.status === 'loaded';

/** Renders a part of a long list, drawn only while it is near the window. */
export function ListPart({ id: part, isWhole, children }: ListPartProps) {
  // Read once: reading it while labels are drawn would force the styles of all of them.
  const [width] = useState(() => innerWidth);
  const id = `${part} ${width}`;
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const height = heightOf(id);
  const isDrawn = isNear || !isWhole || height === undefined;
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => {
      const entry = entries.at(-1);
      if (!entry) return;
      const { isIntersecting, boundingClientRect } = entry;
      if (!isIntersecting && isWhole && hasItsLetters() && element.childElementCount > 0)
        storeHeight(id, boundingClientRect.height);
      setIsNear(isIntersecting);
    }, nearby);
    observer.observe(element);
    return () => observer.disconnect();
  }, [id, isWhole]);
  return (
    <div ref={place} {...(isDrawn ? {} : { style: { blockSize: height } })}>
      {isDrawn ? children : null}
    </div>
  );
}
