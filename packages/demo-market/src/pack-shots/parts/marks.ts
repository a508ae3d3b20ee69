import { circle, ellipse, line, path, rect } from '../svg/svg.ts';

/** Brand marks in a box of 20 by 20, in one colour. */
export const marks = {
  bars: (c: string) => rect(1, 2, 4, 16, c) + rect(8, 6, 4, 12, c) + rect(15, 0, 4, 18, c),
  bird: (c: string) => path('M1 8c5-1 5-6 10-6 4 0 6 3 6 6l3 1-3 1.5C16 16 11 18 7 17c-4-1-6-5-6-9z', c),
  bloom: (c: string) =>
    [0, 72, 144, 216, 288]
      .map((turn) => ellipse(10, 4.6, 3, 4.4, c, { transform: `rotate(${turn} 10 10)` }))
      .join('') + circle(10, 10, 2, '#fff', { opacity: 0.85 }),
  bolt: (c: string) => path('M13 0L2 12h6l-3 8L18 7h-7z', c),
  chevrons: (c: string) => path('M1 3h5l7 7-7 7H1l7-7zM9 3h4l7 7-7 7H9l7-7z', c),
  compass: (c: string) =>
    line('M10 1.5a8.5 8.5 0 100 17 8.5 8.5 0 100-17', c, 2) + path('M14 6l-2 6-6 2 2-6z', c),
  dots: (c: string) => circle(6, 12, 6, c) + circle(15.5, 5, 4, c) + circle(16.5, 15, 2.5, c),
  drop: (c: string) =>
    path('M10 0c4 6 7 9 7 13a7 7 0 01-14 0c0-4 3-7 7-13zM6 13a4 4 0 004 4v-1.6A2.4 2.4 0 017.6 13z', c, {
      rule: 'evenodd',
    }),
  heart: (c: string) => path('M10 18C3 13 0 9 1 5c1-4 7-4 9 0 2-4 8-4 9 0 1 4-2 8-9 13z', c),
  hexagon: (c: string) =>
    line('M10 1.5l7.4 4.25v8.5L10 18.5l-7.4-4.25v-8.5z', c, 2.6) + circle(10, 10, 3.2, c),
  leaf: (c: string) => path('M10 20C1 14 1 6 10 0c9 6 9 14 0 20zM9.4 6v11h1.2V6z', c, { rule: 'evenodd' }),
  moon: (c: string) => path('M13 1a9.5 9.5 0 105 13A8 8 0 0113 1z', c) + circle(16.5, 5, 1.6, c),
  mortar: (c: string) => path('M2 8h16c0 5-2 8-5 9v3H7v-3C4 16 2 13 2 8zM12 6l4-6 2.5 1.5L15.5 6z', c),
  patch: (c: string) =>
    path('M4.5 1a5 5 0 00-3 8L11 18.5a5 5 0 007.5-7L9 2a5 5 0 00-4.5-1zM10 6.5l3.5 3.5-3.5 3.5L6.5 10z', c, {
      rule: 'evenodd',
    }),
  paw: (c: string) =>
    ellipse(10, 14, 5.5, 4.6, c) +
    ellipse(3, 8.5, 2.2, 3, c) +
    ellipse(8, 4.5, 2.3, 3.2, c) +
    ellipse(14, 5, 2.3, 3.2, c) +
    ellipse(18, 10, 2, 2.8, c),
  peak: (c: string) => path('M0 18L7.5 4l4 7 2-3L20 18zM7.5 8l-2 4 2-1 2 1.5z', c, { rule: 'evenodd' }),
  pearl: (c: string) => line('M10 1a9 9 0 100 18 9 9 0 100-18', c, 1.4) + circle(13, 7.5, 3.4, c),
  plus: (c: string) => path('M7 1h6v6h6v6h-6v6H7v-6H1V7h6z', c),
  pulse: (c: string) => line('M0 11h5l2.5-8 4 15 2.5-7h6', c, 2.6),
  ring: (c: string) =>
    line('M10 4a6 6 0 100 12 6 6 0 100-12', c, 2.6) +
    line('M10 0v2M10 18v2M0 10h2M18 10h2M3 3l1.4 1.4M15.6 15.6L17 17M3 17l1.4-1.4M15.6 4.4L17 3', c, 1.8),
  square: (c: string) => rect(1, 2, 16, 16, c),
  strands: (c: string) =>
    line('M3 1c5 6-4 12 1 18M9 1c5 6-4 12 1 18M15 1c5 6-4 12 1 18', c, 2.6, { round: true }),
  sunrise: (c: string) =>
    path(
      'M2 15a8 8 0 0116 0zM9 1h2v4H9zM2 4l1.4-1.4 2.8 2.8-1.4 1.4zM18 4l-1.4-1.4-2.8 2.8 1.4 1.4zM1 17h18v2H1z',
      c,
    ),
  tooth: (c: string) =>
    path('M10 3c3-3 9-2 8.5 4-.5 6-2 12-4 12S13 13 10 13s-2.5 6-4.5 6-3.5-6-4-12C1 1 7 0 10 3z', c),
  wave: (c: string) => line('M0 7q5-6 10 0t10 0M0 14q5-6 10 0t10 0', c, 3),
  whiskers: (c: string) =>
    path('M2 2l5 4h6l5-4v9c0 5-4 8-8 8s-8-3-8-8zM6.5 10a1.5 1.5 0 100 .1zM13.5 10a1.5 1.5 0 100 .1z', c, {
      rule: 'evenodd',
    }),
  wing: (c: string) => path('M1 3h5l4 8.5 4-8.5h5l-7.5 15h-3zM10 0l2 3.5-2 3.5-2-3.5z', c),
} as const satisfies Readonly<Record<string, (colour: string) => string>>;
export type MarkKey = keyof typeof marks;
