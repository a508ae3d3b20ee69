import { accountsCommand } from './accounts.ts';
import { runCommand } from '../run-command.ts';

await runCommand('accounts', accountsCommand);
