import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

type LayerlessRule = Omit<StyleRule, '@layer'>;

/** Returns a class in the components layer. Use it in `*.css.ts` instead of `style`. */
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

/**
 * Adds a rule in the components layer for a selector, for elements without a class of the kit (the svg of an
 * icon, HTML from the server).
 */
export function within(selector: string, rule: LayerlessRule): void {
  globalStyle(selector, { '@layer': { [layers.components]: rule } });
}
