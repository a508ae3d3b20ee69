import { smartCartBench } from './smart-cart.ts';

/** Every topic of `pnpm bench TOPIC …`; a topic answers whether all of its figures hold. */
const topics: Readonly<Record<string, (args: readonly string[]) => Promise<boolean>>> = {
  smartcart: smartCartBench,
};

// Taken off the command line: a checker that a folder brings along would read the rest as its own arguments.
const [name = '', ...args] = process.argv.splice(2);
const topic = topics[name];
if (!topic) {
  console.error(`Usage: pnpm bench ${Object.keys(topics).join('|')} …`);
  process.exitCode = 1;
} else if (!(await topic(args))) {
  process.exitCode = 1;
}
