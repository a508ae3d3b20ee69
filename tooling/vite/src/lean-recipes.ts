import type { Plugin } from 'vite';

/** What a recipe does in the browser: the classes of what is chosen. `m` serves the build alone. */
export const runtime = `export const m = (input, change) =>
  Object.fromEntries(Object.entries(input).map(([name, value]) => [name, change(value, name)]));

export const c = ({ defaultClassName, variantClassNames, defaultVariants, compoundVariants }) => (choice) => {
  const chosen = { ...defaultVariants };
  for (const name in choice) chosen[name] = choice[name] ?? defaultVariants[name];
  const classes = [defaultClassName, ...Object.keys(chosen).map((name) => variantClassNames[name][chosen[name]])];
  for (const [when, its] of compoundVariants)
    if (Object.keys(when).every((name) => when[name] === chosen[name])) classes.push(its);
  return classes.filter(Boolean).join(' ');
};
`;

/** Draws variants in the built apps without vanilla-extract's lists of classes and its helpers for browsers of 2015. */
export function leanRecipes(): Plugin {
  return {
    name: 'havan:lean-recipes',
    apply: 'build',
    transform: {
      filter: { id: /@vanilla-extract\/recipes\/dist\/createRuntimeFn-\w+\.esm\.js$/ },
      handler: (code) => ({ code: leanRuntime(code), map: null }),
    },
  };
}

/** @throws when it does not find what it knows: vanilla-extract has changed */
export function leanRuntime(code: string): string {
  if (
    !code.includes('export { createRuntimeFn as c, mapValues as m };') ||
    !code.includes('compoundVariants')
  )
    throw new Error('The runtime of vanilla-extract is no longer what lean-recipes knows: look at it again');
  return runtime;
}
