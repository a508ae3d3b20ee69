import { deliveriesCommand } from './deliveries.ts';
import { runOnDatabase } from '../run-command.ts';

await runOnDatabase('deliveries', (url) => deliveriesCommand(url, process.argv.slice(2)));
