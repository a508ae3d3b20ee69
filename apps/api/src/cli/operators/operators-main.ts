import { readConfig } from '../../core/config/config.ts';
import { systemRandom } from '../../core/ports/random-port.ts';
import { operatorsCommand } from './operators.ts';
import { runCommand } from '../run-command.ts';

await runCommand('operators', (db, args) => {
  const { backofficeOrigin } = readConfig(process.env);
  return operatorsCommand({ db, now: new Date(), random: systemRandom, backofficeOrigin }, args);
});
