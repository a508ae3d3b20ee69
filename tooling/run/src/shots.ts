import { ensureChromium } from '@havan/playwright/chromium';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.ts';
import { buildApps, staleApps } from './product/build.ts';
import { launchThrowaway } from './product/throwaway.ts';
import { main, Refusal } from './refusal.ts';
import { indexPage } from './shots/index-page.ts';
import { takePictures, themes, widths } from './shots/photographer.ts';
import { screens } from './shots/screens.ts';
import { findSubjects } from './shots/subjects.ts';
import { step } from './terminal/steps.ts';

/** `pnpm shots` takes every screen, `pnpm shots cart orders` those whose names contain one of the words. */
await main(async () => {
  const words = process.argv.slice(2);
  const wanted = screens.filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  );
  if (wanted.length === 0) throw new Refusal(`No screen is called ${words.join(' or ')}.`);
  ensureChromium();
  await buildApps(staleApps());
  const folder = join(root, 'shots');
  mkdirSync(folder, { recursive: true });
  const product = await launchThrowaway();
  try {
    const all = wanted.length * widths.length * themes.length;
    const taking = step(`Taking ${all} pictures`);
    const subjects = await findSubjects(product.settings.port);
    const missing = await takePictures(product.settings, wanted, subjects, folder, (count) =>
      taking.update(`${count} of ${all}`),
    );
    taking.done();
    if (missing.length > 0) {
      console.error(`There is no such page: ${missing.join(', ')}.`);
      process.exitCode = 1;
    }
  } finally {
    await product.stop();
  }
  writeFileSync(join(folder, 'index.html'), indexPage(wanted));
  console.log(`shots/index.html shows ${wanted.length} screens.`);
});
