import { type ComplexStyleRule, globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layers } from './layers.css.ts';

type LayerlessRule = Omit<StyleRule, '@layer'>;

/** Returns a class of a component, in the components layer. Use it in `*.css.ts` in place of `style`. */
export function part(rule: LayerlessRule, debugId?: string): string {
  return style({ '@layer': { [layers.components]: rule } }, debugId);
}

/** Returns a class per key, in the components layer: `variants({ small: {…}, large: {…} })`. */
export function variants<Key extends string>(
  rules: Record<Key, LayerlessRule>,
  debugId?: string,
): Record<Key, string> {
  const classes = {} as Record<Key, string>;
  for (const key of Object.keys(rules) as Key[]) {
    classes[key] = part(rules[key], debugId ? `${debugId}_${key}` : key);
  }
  return classes;
}

/** A rule for something inside a part that carries no class of ours (an icon's svg, prose from the server). */
export function within(selector: string, rule: LayerlessRule): void {
  globalStyle(selector, { '@layer': { [layers.components]: rule } });
}

type Groups = Record<string, Record<string, LayerlessRule>>;
type Choice<Group> = keyof Group extends 'true' | 'false' ? boolean : keyof Group;

type Options<Variants extends Groups> = {
  base: LayerlessRule;
  variants: Variants;
  defaultVariants?: { [Name in keyof Variants]?: Choice<Variants[Name]> };
  compound?: { when: { [Name in keyof Variants]?: Choice<Variants[Name]> }; rule: LayerlessRule }[];
};

/** Returns a `recipe` whose every class lies in the components layer. */
export function partRecipe<Variants extends Groups>(
  options: Options<Variants>,
  debugId?: string,
): (choice?: { [Name in keyof Variants]?: Choice<Variants[Name]> | undefined }) => string {
  const layered = (rule: LayerlessRule): ComplexStyleRule => ({ '@layer': { [layers.components]: rule } });
  const groups: Record<string, Record<string, ComplexStyleRule>> = {};
  for (const [name, group] of Object.entries(options.variants)) {
    groups[name] = Object.fromEntries(Object.entries(group).map(([key, rule]) => [key, layered(rule)]));
  }
  return recipe(
    {
      base: layered(options.base),
      variants: groups,
      defaultVariants: (options.defaultVariants ?? {}) as Record<string, string>,
      compoundVariants: (options.compound ?? []).map(({ when, rule }) => ({
        variants: when as Record<string, string>,
        style: layered(rule),
      })),
    },
    debugId,
  ) as unknown as ReturnType<typeof partRecipe<Variants>>;
}
