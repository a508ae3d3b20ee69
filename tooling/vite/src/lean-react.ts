import type { Plugin } from 'vite';

/** What React does for `<ViewTransition>` and for a `ref` on a fragment; neither is used here. */
const ofTransitions =
  /^function (?!is)\w*(?:ViewTransition|FragmentInstance|FragmentHandle|flushAfterMutation)\w*\(/;
const itsMethods = /^FragmentInstance\.prototype\.\w+ = function[\s\S]*?^};$/gm;
const declaration = /^function \w+\([^)]*\) \{\n[\s\S]*?^\}$/gm;

/** As many as there are; fewer mean that React has changed. */
const leastFunctions = 30;

/**
 * Empties the functions of React that run for view transitions and fragment refs alone, a tenth of it: whatever else
 * only they call then leaves the built apps as well. They would find nothing to do.
 */
export function leanReact(): Plugin {
  return {
    name: 'havan:lean-react',
    apply: 'build',
    transform: {
      filter: { id: /react-dom\/cjs\/react-dom-client\.production\.js$/ },
      handler: (code) => ({ code: withoutTransitions(code), map: null }),
    },
  };
}

/** @throws when it does not find what it knows: React has changed */
export function withoutTransitions(code: string, least = leastFunctions): string {
  let emptied = 0;
  const lean = code.replace(declaration, (text) => {
    if (!ofTransitions.test(text)) return text;
    emptied++;
    return `${text.slice(0, text.indexOf(') {\n'))}) {}`;
  });
  if (emptied < least) throw new Error('React no longer has what lean-react empties: look at it again');
  return lean.replace(itsMethods, '');
}
