import { runChecks } from './checks/checks.ts';
import { main } from './refusal.ts';

await main(async () => {
  const { failed } = await runChecks();
  return failed.length > 0 ? 1 : 0;
});
