import { useEffect, useRef, useState } from 'react';
import { cx } from '../../css/cx.ts';
import { lazyImageMarginPx, lazyImageThreshold } from '../../theme/behaviour.ts';
import * as css from './ProductImage.css.ts';

export type ProductImageProps = {
  /** Without a URL, or when loading fails, a placeholder is shown (specification §8). */
  src: string | null | undefined;
  /** The same picture in widths that suit its size. */
  srcSet?: string | undefined;
  /** Empty when the name is shown beside the picture. */
  alt: string;
  /** 40, 48, 64 or 96 px; `fill` and `hero` take the available width, 4:3 and square. */
  size?: 'tiny' | 'small' | 'medium' | 'large' | 'fill' | 'hero';
  /** Loads at once instead of when near the viewport. */
  eager?: boolean;
};

const nearby = { rootMargin: `${lazyImageMarginPx}px`, threshold: lazyImageThreshold };

/**
 * Renders a picture on a tile. It is loaded within 50 px of the viewport (specification §9); a placeholder
 * replaces a missing or failed one (§8).
 */
export function ProductImage({ src, srcSet, alt, size = 'small', eager = false }: ProductImageProps) {
  const tile = useRef<HTMLSpanElement>(null);
  const [near, setNear] = useState(eager);
  const [failed, setFailed] = useState<string | null>(null);
  const shown = src && failed !== src;

  useEffect(() => {
    const element = tile.current;
    if (near || !element) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setNear(true);
    }, nearby);
    observer.observe(element);
    return () => observer.disconnect();
  }, [near]);

  return (
    <span ref={tile} className={cx(css.tile, css.size[size])}>
      {shown && near ? (
        <img
          className={css.image}
          src={src}
          srcSet={srcSet}
          alt={alt}
          width={480}
          height={480}
          decoding="async"
          fetchPriority={eager ? 'high' : 'auto'}
          onError={() => setFailed(src)}
        />
      ) : null}
      {shown ? null : <NoPhoto label={alt} />}
    </span>
  );
}

function NoPhoto({ label }: { label: string }) {
  return (
    <svg
      className={css.placeholder}
      viewBox="0 0 48 48"
      {...(label ? { role: 'img', 'aria-label': `${label}, fotoğraf yok` } : { 'aria-hidden': true })}
    >
      <path d="M10 16h22l6 6v18H10zM32 16v6h6M16 28h12M16 33h8" />
    </svg>
  );
}
