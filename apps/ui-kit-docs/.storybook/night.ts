import { applyChoices } from './choices.ts';

/** Whether the story runs as a test. */
export const inTest = '__vitest_browser_runner__' in globalThis;

type Shown = { globals: Record<string, unknown>; parameters: { a11y?: { test?: string } } };

/**
 * Measures the contrast of a story in the dark theme, after axe has run in the light one. A theme changes
 * colours only, so this rule suffices and is much faster than a second run.
 */
export async function measureAtNight({ globals, parameters }: Shown): Promise<void> {
  if (!inTest || globals['theme'] === 'dark' || parameters.a11y?.test === 'off') return;
  const { default: axe } = await import('axe-core');
  applyChoices({ ...globals, theme: 'dark', motion: 'reduced' });
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  try {
    const { violations } = await axe.run(document.body, {
      runOnly: ['color-contrast'],
      resultTypes: ['violations'],
    });
    const found = violations.flatMap(({ nodes }) =>
      nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
    );
    if (found.length > 0) throw new Error(`Too little contrast in the dark theme:\n${found.join('\n\n')}`);
  } finally {
    applyChoices(globals);
  }
}
