import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { reactPlugins } from '@havan/vite/react-plugins';
import { build, type Rolldown } from 'vite';

/**
 * Prints the size of the kit, in gzip bytes without React: one Button, the parts of the first screen, all
 * CSS. Run with `pnpm --filter @havan/ui sizes`; exits with 1 above a budget.
 */
const components = join(import.meta.dirname, '../src/components');
const source = (name: string) => `export * from '${components}/${name}/${name}.tsx';`;

const firstScreen = `
  HeaderBar HeaderTool SearchField CategoryBar SkipLink Logo LinkProvider Footer TabBar ThemeSwitch Breadcrumb
  Page Stack Inline Grid SectionHeader Text Money Link Button ButtonLink IconButton Chip ChipRow LoadMore
  LabelSheet ProductCard ProductImage RulerReading ScoreBadge FavouriteButton DistanceRuler
`
  .trim()
  .split(/\s+/);
const all = (await readdir(components)).toSorted();

const cases = [
  { name: 'Button: script', names: ['Button'], kind: 'js', budget: 2000 },
  { name: 'First screen: script', names: firstScreen, kind: 'js', budget: 35_000 },
  { name: 'First screen: CSS', names: firstScreen, kind: 'css', budget: 20_000 },
  { name: 'Whole kit: CSS', names: all, kind: 'css', budget: 20_000 },
  { name: 'Whole kit: script', names: all, kind: 'js', budget: undefined },
] as const;

let failed = false;
const built = new Map<readonly string[], Rolldown.RolldownOutput['output']>();
for (const { name, names, kind, budget } of cases) {
  const output = built.get(names) ?? (await bundle(names));
  built.set(names, output);
  const bytes = measure(output, kind);
  const over = budget !== undefined && bytes > budget;
  failed ||= over;
  console.log(
    `${name.padEnd(24)} ${String(bytes).padStart(7)}${budget ? ` of ${budget}` : ''}${over ? '  OVER' : ''}`,
  );
}
process.exit(failed ? 1 : 0);

async function bundle(names: readonly string[]): Promise<Rolldown.RolldownOutput['output']> {
  const entry = 'virtual:entry';
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      reactPlugins(),
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
        load: (id) =>
          id === `\0${entry}`
            ? `import '${components}/../css/global.css.ts';\n${names.map(source).join('\n')}`
            : undefined,
      },
    ],
    build: {
      write: false,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      rolldownOptions: {
        input: entry,
        external: /^react(?:-dom)?(?:\/|$)/,
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output;
}

function measure(output: Rolldown.RolldownOutput['output'], kind: 'js' | 'css'): number {
  return output
    .filter((file) => file.fileName.endsWith(`.${kind}`))
    .reduce((sum, file) => sum + gzipSync(file.type === 'chunk' ? file.code : file.source).length, 0);
}
