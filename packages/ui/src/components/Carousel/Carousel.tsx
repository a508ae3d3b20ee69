import { Children, isValidElement, type ReactNode, useEffect, useId, useState } from 'react';
import { cx } from '../../css/cx.ts';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '../../icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { carouselAutoplayMs, sliderResizeDebounceMs } from '../../theme/behaviour.ts';
import * as css from './Carousel.css.ts';
import { useSwipe } from './use-swipe.ts';

export type CarouselProps = {
  label: string;
  /** Each child is a slide. */
  children: ReactNode;
  /** Milliseconds a slide is shown; 0 turns autoplay off (specification §9: 3000). */
  autoplay?: number;
  /**
   * Continues from the last slide to the first. Without `loop` the button at an end has `aria-disabled`,
   * which keeps its focus.
   */
  loop?: boolean;
};

/**
 * Renders one slide at a time. Autoplay stops on hover, on focus, after the pause button, while the window is
 * resized, and from the start under `prefers-reduced-motion`.
 */
export function Carousel({ label, children, autoplay = carouselAutoplayMs, loop = true }: CarouselProps) {
  const slides = Children.toArray(children);
  const count = slides.length;
  const id = useId();
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [held, setHeld] = useState(false);
  const isResizing = useResizing();
  const running = autoplay > 0 && !paused && !held && !isResizing && count > 1 && (loop || index < count - 1);

  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(() => setIndex((index + 1) % count), autoplay);
    return () => clearTimeout(timer);
  }, [running, autoplay, count, index]);

  const isEnd = (way: 1 | -1) => !loop && (index + way < 0 || index + way >= count);
  const turn = (way: 1 | -1) => {
    if (!isEnd(way)) setIndex((index + way + count) % count);
  };
  const swipe = useSwipe(turn);
  return (
    <section
      className={css.root}
      aria-roledescription="karusel"
      aria-label={label}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setHeld(false);
      }}
    >
      <div className={css.window} id={id} aria-live={running ? 'off' : 'polite'} {...swipe}>
        <div className={css.track} style={{ transform: `translateX(${-index * 100}%)` }}>
          {slides.map((slide, at) => (
            <div
              key={keyOf(slide, at)}
              className={css.slide}
              role="group"
              aria-roledescription="slayt"
              aria-label={`${at + 1} / ${count}`}
              inert={at !== index}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {count > 1 ? (
        <div className={css.bar}>
          <IconButton
            label="Önceki"
            icon={<ChevronLeftIcon />}
            aria-disabled={isEnd(-1)}
            onClick={() => turn(-1)}
          />
          <div className={css.ticks}>
            {slides.map((slide, at) => (
              <button
                key={keyOf(slide, at)}
                type="button"
                className={css.tick}
                aria-label={`${at + 1}. slayta git`}
                aria-current={at === index ? 'true' : undefined}
                aria-controls={id}
                onClick={() => setIndex(at)}
              >
                <span className={cx(css.mark, at === index && css.markOn)} />
              </button>
            ))}
          </div>
          {autoplay > 0 ? (
            <IconButton
              label={paused ? 'Otomatik geçişi başlat' : 'Otomatik geçişi durdur'}
              icon={paused ? <PlayIcon /> : <PauseIcon />}
              onClick={() => setPaused(!paused)}
            />
          ) : null}
          <IconButton
            label="Sonraki"
            icon={<ChevronRightIcon />}
            aria-disabled={isEnd(1)}
            onClick={() => turn(1)}
          />
        </div>
      ) : null}
    </section>
  );
}

/** Returns whether the window is being resized or was within the debounce time; autoplay waits meanwhile. */
function useResizing(): boolean {
  const [isResizing, setIsResizing] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setIsResizing(false), sliderResizeDebounceMs);
      setIsResizing(true);
    };
    window.addEventListener('resize', follow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', follow);
    };
  }, []);
  return isResizing;
}

/** Returns the React key of a slide; `Children.toArray` has given every element one. */
function keyOf(slide: ReactNode, at: number): string {
  return isValidElement(slide) ? String(slide.key) : `slide-${at}`;
}
