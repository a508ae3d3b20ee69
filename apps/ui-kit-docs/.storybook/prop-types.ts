import { usualProps } from '@havan/ui/docs/usual-props';
import { vars } from '@havan/ui/theme';
import { passedOn, sourceOf, tones } from './part-source.ts';

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
const styles = import.meta.glob<Styles>('../../../packages/ui/src/components/*/*.css.ts', { eager: true });

/**
 * Returns the values of a prop that has a fixed set of them, otherwise null: the literals of its type, the
 * keys of a style object (`keyof typeof css.size`), or the steps of the spacing scale.
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
  const text = written(part, prop) ?? '';
  if (/^(?:Exclude<)?Tone\b/.test(text))
    return tones.map((tone) => `'${tone}'`).filter((tone) => !text.includes(tone));
  const classes = /keyof typeof css\.(\w+)/.exec(text)?.[1];
  const sheet = styles[`${kit}/${part}/${part}.css.ts`]?.[classes ?? ''];
  if (typeof sheet === 'object' && sheet !== null) return Object.keys(sheet).map((key) => `'${key}'`);
  return type?.name === 'unknown' || type === undefined ? literalsOf(text) : null;
}

/** Returns the values of a type such as `'start' | 'end'`; null for any other type. */
const literalsOf = (text: string): readonly string[] | null =>
  /^'[^']*'(?: \| '[^']*')*$/.test(text) ? text.split(' | ') : null;

/** Returns the type in its source form. */
export function typeText(part: string, prop: string, type: DocgenType | undefined): string {
  const known = type && type.name !== 'unknown' && !type.raw?.includes('unknown');
  const text = known ? (type.raw ?? type.name) : (written(part, prop) ?? type?.raw ?? 'ReactNode');
  return text.replace(/ \| undefined$/, '').replace(/^\((.*)\)$/, '$1');
}

/**
 * Returns the description of a prop: its own comment, the common description, or the comment of the component
 * that it is passed to.
 */
export function purposeOf(part: string, prop: string, description: string | undefined): string {
  const comment = new RegExp(`/\\*\\* ([^*]*) \\*/\\s+${prop}\\??: `);
  const said = description || usualProps[prop] || handedOn(part, prop, (file) => comment.exec(file)?.[1]);
  return (said ?? '').replaceAll('`', '');
}

/** Returns the type of the prop in its source form. */
function written(part: string, prop: string): string | undefined {
  const type = new RegExp(`^\\s+${prop}\\??: ((?:[^;{]|\\{[^}]*\\})+);`, 'm');
  return handedOn(part, prop, (file) => type.exec(file)?.[1]);
}

/** Reads from the component's own file, or from that of the component to which it passes the prop. */
function handedOn(
  part: string,
  prop: string,
  read: (file: string) => string | undefined,
): string | undefined {
  const own = read(sourceOf(part));
  if (own !== undefined) return own;
  const other = passedOn(part, part).find(({ isPart, without }) => isPart && !without.includes(prop));
  return other && handedOn(other.to, prop, read);
}
