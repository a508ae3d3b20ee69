/** Data that docgen omits, read from the source of a component: its exports, its types, the props that it passes on. */
const kit = '../../../packages/ui/src/components';
const sharedProps = '../../../packages/ui/src/theme/props.ts';
const files = import.meta.glob<string>(
  [
    '../../../packages/ui/src/theme/props.ts',
    '../../../packages/ui/src/components/*/*.{ts,tsx}',
    '!../../../packages/ui/src/components/*/*.{css,stories,test,guide}.{ts,tsx}',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** Returns the source of the component's file. */
export const sourceOf = (part: string): string => files[`${kit}/${part}/${part}.tsx`] ?? '';

const folderOf = (part: string): string =>
  Object.keys(files)
    .filter((path) => path.startsWith(`${kit}/${part}/`))
    .map((path) => files[path])
    .join('\n');

/** Returns the texts between quotes in a type. */
const literals = (text: string) => [...text.matchAll(/'([\w-]+)'/g)].map(([, name]) => name ?? '');

/** The tones of the kit; a component accepts all or some of them. */
export const tones = literals(/export type Tone =([^;]*);/.exec(files[sharedProps] ?? '')?.[1] ?? '');

/**
 * Returns the components and hooks that the file exports: usually one, sometimes several of which none has
 * the name of the file.
 */
export const exportsOf = (part: string): readonly string[] =>
  [...sourceOf(part).matchAll(/^export function ([A-Z]\w*|use[A-Z]\w*)/gm)].map(([, name]) => name ?? '');

/**
 * Returns the declaration of an exported type; a multi-line one ends at its closing brace, a short one at the
 * end of the line.
 */
const shape = (source: string, type: string): string | undefined =>
  new RegExp(
    `^export type ${type}\\b[^=]* =(?: \\{\\n[\\s\\S]*?^\\}| [^\\n]+|(?:\\n {2}[^\\n]*)+?);$`,
    'm',
  ).exec(source)?.[0];

/** Returns the source of the component's own types that occur in `texts`, with the types that they refer to. */
export function shapesIn(part: string, texts: readonly string[]): readonly string[] {
  const source = folderOf(part);
  const shapes = new Map<string, string>();
  const read = (text: string) => {
    for (const [type] of text.matchAll(/\b[A-Z]\w+/g)) {
      const found = shapes.has(type) ? undefined : shape(source, type);
      if (!found) continue;
      shapes.set(type, found);
      read(found);
    }
  };
  texts.forEach(read);
  return [...shapes.values()].map((text) => text.replaceAll(/^export /gm, ''));
}

/** Another component or an element that receives the remaining props. */
export type PassedOn = { to: string; isPart: boolean; without: readonly string[] };

/**
 * Returns where a component passes its remaining props, read from the beginning of its props type:
 * `Omit<RulerProps, 'label'> & …`.
 */
export function passedOn(part: string, name: string): readonly PassedOn[] {
  const source = sourceOf(part);
  const head = new RegExp(`export type ${name}Props[^=]*=([^{;]*)`).exec(source)?.[1] ?? '';
  // A type alias of the same file is replaced by its definition.
  const spelled = head.replaceAll(
    /\bNative\w+/g,
    (alias) => new RegExp(`type ${alias} =([^;]*);`).exec(source)?.[1] ?? alias,
  );
  return [...spelled.matchAll(/Omit<\s*(?:ComponentProps<'(\w+)'>|(\w+)Props),([^>]*)>/g)].map(
    ([, element, other, left]) => ({
      to: element ?? (other === 'LinkRender' ? 'a' : (other ?? '')),
      isPart: element === undefined && other !== 'LinkRender',
      without: element === undefined && other !== 'LinkRender' ? literals(left ?? '') : [],
    }),
  );
}
