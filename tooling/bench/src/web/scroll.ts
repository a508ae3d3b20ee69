/// <reference lib="dom" />
import type { Browser } from '@havan/playwright/chromium';
import { printTable } from '../table.ts';

/** The kit's table with that many rows, of which only those near the window are in the document, without axe. */
const story = '/iframe.html?viewMode=story&id=components-data-table--windowed&globals=a11y.manual:!true';

/** Milliseconds; a longer task delays a press. */
const longTask = 50;

const restMs = 1000;

/** Wheel steps and their distance in px: fast reading and a fling. */
const turns = [
  [40, 400],
  [20, 4000],
] as const;

/**
 * Scrolls ten thousand rows and prints the longest task meanwhile, on this machine and on one four times slower.
 * @returns whether no task of this machine was long
 */
export async function scrollBench(browser: Browser, kitOrigin: string, isLoaded: boolean): Promise<boolean> {
  const rows = [];
  for (const slowdown of [1, 4]) {
    const page = await browser.newPage({ baseURL: kitOrigin, viewport: { width: 1440, height: 900 } });
    await page.goto(story);
    await page.getByRole('table').waitFor();
    await page.waitForLoadState('networkidle');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.evaluate(() => {
      globalThis.longTasks = [];
      new PerformanceObserver((list) => void globalThis.longTasks.push(...list.getEntries())).observe({
        type: 'longtask',
      });
    });
    // The story is idle when no long task ran for a second.
    await page.waitForFunction(
      (rest) => performance.now() - (globalThis.longTasks.at(-1)?.startTime ?? 0) > rest,
      restMs * slowdown,
    );
    await page.evaluate(() => void globalThis.longTasks.splice(0));
    await page.mouse.move(700, 400);
    for (const [count, distance] of turns) {
      for (let turn = 0; turn < count; turn++) {
        await page.mouse.wheel(0, distance);
        await page.evaluate(() => new Promise(requestAnimationFrame));
      }
    }
    const longest = await page.evaluate(() =>
      Math.max(0, ...globalThis.longTasks.map(({ duration }) => duration)),
    );
    await page.context().close();
    rows.push({ slowdown, longest });
  }
  const holds = rows.every(({ slowdown, longest }) => slowdown > 1 || longest <= longTask);
  printTable(
    ['scrolling 10,000 rows', 'longest task ms', 'budget', ''],
    rows.map(({ slowdown, longest }) => [
      slowdown === 1 ? 'this machine' : `${slowdown}x slower CPU`,
      longest === 0 ? `none over ${longTask}` : longest.toFixed(0),
      slowdown === 1 ? String(longTask) : '',
      holds || slowdown > 1 ? '' : isLoaded ? 'machine busy' : 'MISSED',
    ]),
  );
  return holds || isLoaded;
}

declare global {
  var longTasks: PerformanceEntry[];
}
