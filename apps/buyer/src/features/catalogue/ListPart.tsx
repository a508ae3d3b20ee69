import { type ReactNode, useEffect, useRef, useState } from 'react';
import { heightOf, rememberHeight } from './page-heights.ts';

interface ListPartProps {
  /** Tells this part of this list from all others, as it is laid out now. */
  readonly id: string;
  readonly children: ReactNode;
}

/** Two windows above and below are drawn; what is further is an empty place of the same height. */
const nearby = { rootMargin: '200%' };

/** A part of a long list, drawn only while it is near the window. */
export function ListPart({ id: part, children }: ListPartProps) {
  // Asked once: while labels are being drawn, the answer would cost the style of all of them.
  const [width] = useState(() => innerWidth);
  const id = `${part} ${width}`;
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const height = heightOf(id);
  const isDrawn = isNear || height === undefined;
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => {
      const entry = entries.at(-1);
      if (!entry) return;
      if (!entry.isIntersecting && element.childElementCount > 0) {
        rememberHeight(id, entry.boundingClientRect.height);
      }
      setIsNear(entry.isIntersecting);
    }, nearby);
    observer.observe(element);
    return () => {
      if (element.childElementCount > 0) rememberHeight(id, element.getBoundingClientRect().height);
      observer.disconnect();
    };
  }, [id]);
  return (
    <div ref={place} {...(isDrawn ? {} : { style: { blockSize: height } })}>
      {isDrawn ? children : null}
    </div>
  );
}
