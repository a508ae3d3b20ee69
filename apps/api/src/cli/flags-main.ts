import { flagsCommand } from './flags.ts';
import { runCommand } from './run-command.ts';

await runCommand('flags', flagsCommand);
