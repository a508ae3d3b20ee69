import { buildApps, staleApps } from './product/build.ts';
import { claim, launch, type Product, whenReady } from './product/product.ts';
import { launchSettings } from './product/settings.ts';
import { untilStopped } from './product/until-stopped.ts';
import { welcome } from './product/welcome.ts';
import { main, Refusal } from './refusal.ts';
import { step } from './terminal/steps.ts';

await main(async () => {
  const stopped = untilStopped();
  const settings = launchSettings(process.env);
  const claimed = await claim(settings);
  if ((await Promise.race([build(), stopped])) !== 'built') return;
  const starting = step('Starting the API, its database and the bank');
  const product = launch(claimed, { onProgress: starting.update });
  await Promise.race([whenReady(product), stopped]).catch((error: unknown) => {
    starting.failed();
    throw error;
  });
  starting.done();
  await serve(product, stopped);
});

async function build(): Promise<'built'> {
  const stale = staleApps();
  if (stale.length === 0) return 'built';
  const building = step(`Building ${stale.join(', ')}`);
  try {
    await buildApps(stale);
  } catch (error) {
    building.failed();
    throw error;
  }
  building.done();
  return 'built';
}

/** Prints the addresses and waits for Ctrl-C or for a server that ends by itself. */
async function serve(product: Product, stopped: Promise<void>): Promise<void> {
  const over = Promise.race([stopped, product.broken]);
  const text = await Promise.race([welcome(product.settings), over]);
  if (text) console.log(text);
  const broken = await over;
  await product.stop();
  if (broken)
    throw new Refusal(`${broken} Everything else is stopped; start again when its reason above is gone.`);
}
