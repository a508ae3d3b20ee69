import type { Plugin } from 'vite';

/** Lucide's own maker reckons with settings, contexts and class names that the kit does not use, at every draw. */
const maker = `import { createElement } from 'react';

const frame = { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor',
  strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' };

export default (node) => ({ size = 24, ...rest }) =>
  createElement('svg', { ...frame, width: size, height: size, 'aria-hidden': !rest['aria-label'] || undefined, ...rest },
    ...node.map(([tag, attributes]) => createElement(tag, attributes)));
`;

/** Draws the kit's icons in the built apps with a maker of ten lines, and keeps of each icon its lines alone. */
export function leanIcons(): Plugin {
  return {
    name: 'havan:lean-icons',
    apply: 'build',
    transform: {
      filter: { id: /lucide-react\/dist\/esm\/(?:createLucideIcon|icons\/[\w-]+)\.mjs$/ },
      handler: (code, id) => ({
        code: id.endsWith('/createLucideIcon.mjs') ? maker : linesOf(code),
        map: null,
      }),
    },
  };
}

const made = 'createLucideIcon(__iconData)';
const wrapped =
  /__iconData = \{[\s\S]*?\bnode: (\[[\s\S]*?\])(?:,\s*aliases: \[[^\]]*\])?\n\};\n__iconData\.node;/;

/**
 * The module of an icon with nothing but its shapes; their keys are only for lists that change.
 * @throws when it does not find what it knows: Lucide has changed
 */
export function linesOf(code: string): string {
  // An older name of an icon hands on the newer one.
  if (!/\bconst \w+ =/.test(code)) return code;
  const lean = code.replace(/,?\s*\bkey: "\w+"/g, '');
  if (!wrapped.test(lean) || !lean.includes(made) || !lean.includes("from '../createLucideIcon.mjs'"))
    throw new Error('An icon of Lucide is no longer what lean-icons knows: look at it again');
  return lean.replace(wrapped, '__iconData = $1;').replace(made, `/* @__PURE__ */ ${made}`);
}
