import * as limits from '@havan/domain/limits';
import { Carousel } from '@havan/ui/Carousel';
import { HeaderBar } from '@havan/ui/HeaderBar';
import { ProductImage } from '@havan/ui/ProductImage';
import * as behaviour from '@havan/ui/theme/behaviour';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNow } from './use-now.ts';
import { useViewport } from './use-viewport.ts';

// @spec §3 client-state
// @spec §4 ui-timings
// @spec §9 header-scroll
// @spec §9 slider-images

let remove = () => {};
beforeEach(() => {
  vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(414);
});
afterEach(() => {
  remove();
  vi.useRealTimers();
  vi.restoreAllMocks();
  window.scrollTo(0, 0);
});

function show(content: ReactNode): HTMLElement {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(content);
  remove = () => {
    root.unmount();
    place.remove();
  };
  return place;
}

const rest = (ms: number) => new Promise((resolve) => void setTimeout(resolve, ms));

test('the parts have the times and distances of the trade', () => {
  const { smallModalMaxWidth, ...others } = behaviour;
  const known = new Map(Object.entries(limits));
  expect(Object.entries(others)).toEqual(Object.keys(others).map((name) => [name, known.get(name)]));
  expect(smallModalMaxWidth).toBe(limits.salesDetailsModalMaxWidth);
});

function Device() {
  const { currentDevice, isBrowserVisible } = useViewport();
  return <output>{`${currentDevice}, ${isBrowserVisible ? 'seen' : 'hidden'}`}</output>;
}

test('a window that changes its size is another device half a second after its last change', async () => {
  const place = show(<Device />);
  await expect.poll(() => place.textContent).toBe('mobile, seen');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const resizeTo = (px: number) => {
    vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(px);
    window.dispatchEvent(new Event('resize'));
  };
  resizeTo(800);
  vi.advanceTimersByTime(limits.resizeDebounceMs - 1);
  resizeTo(1200);
  vi.advanceTimersByTime(limits.resizeDebounceMs - 1);
  expect(place.textContent).toBe('mobile, seen');
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await expect.poll(() => place.textContent).toBe('web, seen');
});

test('a hidden window is hidden at once, and its clock goes on when it is seen again', async () => {
  const Clock = () => <time>{useNow(60_000).getTime()}</time>;
  const place = show(
    <>
      <Device />
      <Clock />
    </>,
  );
  await expect.poll(() => place.textContent).toContain('mobile, seen');
  const clock = () => Number(place.querySelector('time')?.textContent);
  const began = clock();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => place.textContent).toContain('mobile, hidden');
  expect(clock()).toBe(began);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(clock).toBeGreaterThan(began);
});

test('the header hides at once and turns its shadow at most once in half a second', async () => {
  const place = show(
    <>
      <HeaderBar logo="Havan" />
      <div style={{ blockSize: '4000px' }} />
    </>,
  );
  await expect.poll(() => place.querySelector('header')).not.toBeNull();
  const turns: { readonly at: number; readonly raised: boolean }[] = [];
  const classesOf = () => place.querySelector('header')?.className ?? '';
  const flat = classesOf();
  const observer = new MutationObserver(() =>
    turns.push({ at: performance.now(), raised: classesOf() !== flat }),
  );
  await rest(50);
  const before = performance.now();
  window.scrollTo(0, 300);
  await expect.poll(classesOf).not.toBe(flat);
  // After scrolling up the header is shown again, with the shadow of a scrolled page.
  window.scrollTo(0, 290);
  await rest(60);
  expect(classesOf()).not.toBe(flat);
  const header = place.querySelector('header');
  if (header) observer.observe(header, { attributes: true });
  window.scrollTo(0, 0);
  await expect.poll(classesOf, { timeout: 2000 }).toBe(flat);
  observer.disconnect();
  expect(turns.map((turn) => turn.raised)).toEqual([false]);
  expect((turns[0]?.at ?? 0) - before).toBeGreaterThanOrEqual(limits.scrollShadowThrottleMs);
});

test('a slide does not turn while the window changes its size, and turns once it rests', async () => {
  const place = show(
    <Carousel label="Duyurular" autoplay={700}>
      <p>bir</p>
      <p>iki</p>
    </Carousel>,
  );
  // The pointer rests where the test of another file left it, and a slide beneath it would not turn.
  place.style.pointerEvents = 'none';
  const current = () => place.querySelector('[aria-roledescription=slayt]:not([inert])')?.textContent;
  await expect.poll(current).toBe('bir');
  const seen = new Set<string | undefined>();
  for (let i = 0; i < 60; i++) {
    window.dispatchEvent(new Event('resize'));
    seen.add(current());
    await rest(20);
  }
  expect([...seen]).toEqual(['bir']);
  await expect.poll(current).toBe('iki');
});

test('a picture is fetched when a tenth of it is within 50 px of the window', async () => {
  const asked: (IntersectionObserverInit | undefined)[] = [];
  const Real = IntersectionObserver;
  vi.stubGlobal(
    'IntersectionObserver',
    class extends Real {
      constructor(seen: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super(seen, options);
        asked.push(options);
      }
    },
  );
  const place = show(
    <>
      <div style={{ blockSize: '2000px' }} />
      <ProductImage
        src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='1' height='1'/%3E"
        alt="Krem"
        size="large"
      />
      <div style={{ blockSize: '2000px' }} />
    </>,
  );
  const picture = () => place.querySelector('img[alt=Krem]');
  await expect.poll(() => asked).toEqual([{ rootMargin: '50px', threshold: 0.1 }]);
  await rest(100);
  expect(picture()).toBeNull();
  window.scrollTo(0, 2000);
  await expect.poll(picture).not.toBeNull();
  vi.unstubAllGlobals();
});
