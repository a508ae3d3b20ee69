import { vars } from '@havan/ui/theme';

type DocgenType = { name: string; raw?: string; value?: string; elements?: readonly DocgenType[] };

export type DocgenProps = Readonly<
  Record<
    string,
    {
      required: boolean;
      tsType?: DocgenType;
      description?: string;
      defaultValue?: { value: string } | null;
    }
  >
>;

type Styles = Readonly<Record<string, unknown>>;

const kit = '../../../packages/ui/src/components';
const sources = import.meta.glob<string>('../../../packages/ui/src/components/*/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const styles = import.meta.glob<Styles>('../../../packages/ui/src/components/*/*.css.ts', { eager: true });

/**
 * The values of a prop that takes one of a few, else null. Literals stand in the type; a prop that is one of the
 * classes of its style sheet (`keyof typeof css.size`) has them as keys; a space has those of the scale.
 */
export function valuesOf(part: string, prop: string, type: DocgenType | undefined): readonly string[] | null {
  if (type?.name === 'boolean') return ['true', 'false'];
  if (type?.raw?.includes("DensityTokens['space']")) return Object.keys(vars.space);
  if (type?.elements?.some((element) => element.raw?.includes("DensityTokens['space']"))) {
    return [...Object.keys(vars.space), '{ phone?, tablet?, web? }'];
  }
  if (type?.name === 'union') {
    const values = (type.elements ?? []).map((element) => element.value ?? element.raw ?? element.name);
    const known = values.filter((value) => value !== 'undefined');
    return known.includes('unknown') ? null : known;
  }
  const classes = /keyof typeof css\.(\w+)/.exec(written(part, prop) ?? '')?.[1];
  const sheet = styles[`${kit}/${part}/${part}.css.ts`]?.[classes ?? ''];
  return typeof sheet === 'object' && sheet !== null ? Object.keys(sheet).map((key) => `'${key}'`) : null;
}

/** The type as it is written in the code. */
export function typeText(part: string, prop: string, type: DocgenType | undefined): string {
  if (type && type.name !== 'unknown' && !type.raw?.includes('unknown')) return type.raw ?? type.name;
  return written(part, prop) ?? type?.raw ?? 'as its element takes it';
}

/** What stands behind the prop's name in the component's own file. */
function written(part: string, prop: string): string | undefined {
  const source = sources[`${kit}/${part}/${part}.tsx`] ?? '';
  return new RegExp(`^\\s+${prop}\\??: ([^;]+);`, 'm').exec(source)?.[1];
}
