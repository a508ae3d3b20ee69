import { useEffect, useRef, useState } from 'react';
import { cx } from '../../css/cx.ts';
import { lazyImageMarginPx, lazyImageThreshold } from '../../theme/behaviour.ts';
import * as css from './ProductImage.css.ts';

export type ProductImageProps = {
  /** Without an address, or when it fails, the no-photo picture is shown (specification §8). */
  src: string | null | undefined;
  /** The same picture in widths that suit its tile. */
  srcSet?: string | undefined;
  /** Empty when the name is shown beside it. */
  alt: string;
  /** 40, 48, 64 or 96 px, or as wide as the place it has. */
  size?: 'tiny' | 'small' | 'medium' | 'large' | 'fill' | 'hero';
  /** Loaded at once; for what is in sight when the page opens. */
  eager?: boolean;
};

const nearby = { rootMargin: `${lazyImageMarginPx}px`, threshold: lazyImageThreshold };

/** A picture on its tile. Waits until it is 50 px from the window (specification §9) and never leaves a broken one. */
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
