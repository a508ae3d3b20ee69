import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeVertical } from './vertical.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { app: { type: 'string', default: 'merchant' }, module: { type: 'string', default: 'listings' } },
});
const [kind, name] = positionals;
if (kind !== 'vertical' || name === undefined) {
  console.error('pnpm new vertical NAME --app merchant|buyer --module listings');
  process.exitCode = 1;
} else {
  const root = join(import.meta.dirname, '../../..');
  for (const path of writeVertical(name, { root, app: values.app, module: values.module })) console.log(path);
  console.log(
    '\nNext: pnpm format, the Turkish title, an area of @havan/domain/access, a menu entry, @spec tags.',
  );
}
