import { buildApps, staleApps } from './product/build.ts';
import { launch, whenReady } from './product/product.ts';
import { preflight } from './product/preflight.ts';
import { launchSettings } from './product/settings.ts';
import { untilStopped } from './product/until-stopped.ts';
import { welcome } from './product/welcome.ts';
import { main } from './refusal.ts';
import { step } from './terminal/steps.ts';

await main(async () => {
  const stopped = untilStopped();
  const settings = launchSettings(process.env);
  await preflight(settings);
  await build();
  const starting = step('Starting the API, its database and the bank');
  const product = await launch(settings, { onProgress: starting.update });
  try {
    await Promise.race([whenReady(product), stopped]);
  } catch (error) {
    starting.failed();
    throw error;
  }
  starting.done();
  const running = Promise.race([stopped, product.broken]);
  const text = await Promise.race([welcome(settings), running]);
  if (text) console.log(text);
  const broken = await running;
  if (broken)
    console.error(`${broken} Everything else is stopped; start again when the reason above is gone.`);
  await product.stop();
  return broken ? 1 : 0;
});

async function build(): Promise<void> {
  const stale = staleApps();
  if (stale.length === 0) return;
  const building = step(`Building ${stale.join(', ')}`);
  try {
    await buildApps(stale);
  } catch (error) {
    building.failed();
    throw error;
  }
  building.done();
}
