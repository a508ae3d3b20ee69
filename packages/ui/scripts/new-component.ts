import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * `pnpm --filter @havan/ui new RatingBar Data` creates the folder of a component in a chapter of Storybook.
 * The generated files pass every check unchanged.
 */
const chapters = [
  'Actions',
  'Data',
  'Feedback',
  'Forms',
  'Language',
  'Layout',
  'Navigation',
  'Overlays',
  'Text',
];
const [name = '', chapter = 'Data'] = process.argv.slice(2);
if (!/^[A-Z][A-Za-z0-9]+$/.test(name)) {
  console.error('Give the component a PascalCase name: pnpm --filter @havan/ui new RatingBar');
  process.exit(1);
}
if (!chapters.includes(chapter)) {
  console.error(`Its chapter is one of ${chapters.join(', ')}.`);
  process.exit(1);
}
const folder = join(import.meta.dirname, '../src/components', name);
if (existsSync(folder)) {
  console.error(`${name} exists already.`);
  process.exit(1);
}

const files = {
  [`${name}.tsx`]: `import type { ReactNode } from 'react';
import * as css from './${name}.css.ts';

export type ${name}Props = {
  /** Content. */
  children: ReactNode;
};

/** Returns one sentence: what it is for. */
export function ${name}({ children }: ${name}Props) {
  return <div className={css.root}>{children}</div>;
}
`,
  [`${name}.css.ts`]: `import { part } from '../../css/part.ts';
import { vars } from '../../theme/theme.css.ts';

export const root = part({ color: vars.text.main });
`,
  [`${name}.guide.ts`]: `import { exampleOf } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { ${name} } from './${name}.tsx';

const example = exampleOf(${name}, {});

export const guide = defineGuide({
  when: ['What it is there for, from the pharmacy.'],
  whenNot: ['What another part does better, with its name.'],
  do: [
    { say: 'What is seen here, and why it is right.', show: example({ children: '5 kutu sepete eklendi.' }) },
    'A second case in words.',
  ],
  dont: [
    { say: 'What is seen here, and whom it misleads.', show: example({ children: 'Başarılı!' }) },
    'A second case in words.',
  ],
  keyboard: 'none',
  criteria: ['It says what it is handed [Default].', 'A very long text breaks and widens nothing [States].'],
  messages: 'none',
});
`,
  [`${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../docs/matrix.tsx';
import { guide } from './${name}.guide.ts';
import { ${name} } from './${name}.tsx';

const meta = {
  title: 'Components/${chapter}/${name}',
  component: ${name},
  args: { children: 'Örnek' },
  parameters: { guide },
} satisfies Meta<typeof ${name}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Örnek')).toBeVisible();
  },
};

/** Every state side by side. */
export const States: Story = matrix(${name}, {
  rest: {},
  long: { children: 'Hipoalerjenik Yoğun Nemlendirici ve Onarıcı El, Yüz ve Vücut Kremi 400 ml' },
});
`,
};

await mkdir(folder);
for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text);
console.log(`packages/ui/src/components/${name}: ${Object.keys(files).join(', ')}`);
