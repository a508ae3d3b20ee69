import { medicinesCommand } from './reference/medicines.ts';
import { runCommand } from './run-command.ts';

await runCommand('medicines', medicinesCommand);
