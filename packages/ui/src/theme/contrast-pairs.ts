import type { ColourTokens } from './token-type.ts';

type Group = keyof ColourTokens;
type Path = { [G in Group]: `${G}.${Extract<keyof ColourTokens[G], string>}` }[Group];

/**
 * Foreground and background colour with their minimum contrast: 4.5 for text, 3 for graphics and borders
 * (WCAG 1.4.3, 1.4.11).
 */
export type Pair = { front: Path; back: Path; least: 4.5 | 3 };

type Surface = Extract<keyof ColourTokens['surface'], string>;
const plain: Surface[] = ['page', 'sheet', 'hover', 'selected', 'tile'];
const washes: Surface[] = ['attention', 'critical', 'info'];

const letters = (fronts: (keyof ColourTokens['text'])[], backs: readonly Surface[]): Pair[] =>
  fronts.flatMap((front) =>
    backs.map((back): Pair => ({ front: `text.${front}`, back: `surface.${back}`, least: 4.5 })),
  );

const marks = (fronts: Path[], backs: readonly Surface[]): Pair[] =>
  fronts.flatMap((front) => backs.map((back): Pair => ({ front, back: `surface.${back}`, least: 3 })));

/** Every pair of colours that components use. Add a new pair here before using it. */
export const pairs: readonly Pair[] = [
  ...letters(['main', 'soft'], [...plain, ...washes]),
  ...letters(['faint'], plain),
  ...letters(['action', 'positive'], ['page', 'sheet', 'hover', 'selected']),
  ...letters(['attention'], ['page', 'sheet', 'hover', 'selected', 'attention']),
  ...letters(['critical'], ['page', 'sheet', 'hover', 'selected', 'critical']),
  ...letters(['info'], ['page', 'sheet', 'info']),
  ...letters(['onInverse', 'onInverseSoft'], ['inverse']),
  ...letters(['onPoster'], ['poster']),
  ...(['action', 'actionHover', 'actionPressed'] as const).map(
    (fill): Pair => ({ front: 'text.onAction', back: `fill.${fill}`, least: 4.5 }),
  ),
  ...(['critical', 'criticalHover', 'criticalPressed'] as const).map(
    (fill): Pair => ({ front: 'text.onCritical', back: `fill.${fill}`, least: 4.5 }),
  ),
  { front: 'grade.onTop', back: 'grade.top', least: 4.5 },
  { front: 'grade.onGood', back: 'grade.good', least: 4.5 },
  { front: 'grade.onFair', back: 'grade.fair', least: 4.5 },
  { front: 'grade.onPoor', back: 'grade.poor', least: 4.5 },
  { front: 'grade.onNone', back: 'grade.none', least: 4.5 },
  ...marks(['line.control', 'line.focus'], ['page', 'sheet', 'selected']),
  ...marks(['line.section'], ['page', 'sheet']),
  ...marks(
    ['mark.neutral', 'mark.positive', 'mark.attention', 'mark.critical'],
    ['page', 'sheet', 'hover', 'selected'],
  ),
  ...marks(['mark.attention'], ['attention']),
  ...marks(['mark.critical'], ['critical']),
  ...marks(['mark.info'], ['info']),
];

/** Returns the colour of a token path in a theme. */
export function colourAt(theme: ColourTokens, path: Path): string {
  const [group, name] = path.split('.') as [Group, string];
  return (theme[group] as Record<string, string>)[name] ?? '#000000';
}
