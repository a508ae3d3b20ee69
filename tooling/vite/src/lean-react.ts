import type { Plugin } from 'vite';

/** What React does for `<ViewTransition>` and for a `ref` on a fragment; neither is used here. */
const ofTransitions =
  /^function (?!is)\w*(?:ViewTransition|FragmentInstance|FragmentHandle|flushAfterMutation)\w*\(/;
const itsMethods = /^FragmentInstance\.prototype\.\w+ = function[\s\S]*?^};$/gm;
const declaration = /^function (\w+)\([^)]*\) \{\n[\s\S]*?^\}$/gm;

/** As many as there are; fewer mean that React has changed. */
const leastFunctions = 30;

/**
 * What else runs for things alone that no app of ours has: sheets and scripts that React fetches or puts into the head,
 * pictures that a view transition waits for, `<SuspenseList>`, `<Activity>`, `useActionState`, functions as the action of a
 * form, `onSelect` and custom elements.
 */
const neverCalled: readonly string[] = [
  'acquireResource',
  'constructSelectEvent',
  'dispatchActionState',
  'ensureFormComponentIsStateful',
  'estimateBandwidth',
  'insertStylesheetIntoRoot',
  'mountActionState',
  'preconnectAs',
  'preinitModuleScript',
  'preinitScript',
  'preinitStyle',
  'preload',
  'preloadModule',
  'rerenderActionState',
  'runActionStateAction',
  'setPropOnCustomElement',
  'startHostTransition',
  'suspendResource',
  'updateActionStateImpl',
  'updateActivityComponent',
  'updateSuspenseListComponent',
];

/**
 * What is asked without need, and the answer to it: what is fetched for a `<title>` (nothing ever is), where in the tree
 * of parts an error was thrown (nobody is told), what an error says beside its address, and what `onBeforeInput`, which no
 * part has, would be told.
 */
const answers: Readonly<Record<string, string>> = {
  getResource: 'null',
  getStackByFiberInDevAndProd: '""',
  formatProdErrorMessage: '"https://react.dev/errors/" + code',
  getFallbackBeforeInputChars: '""',
  getNativeBeforeInputChars: '""',
};

/** Where the tools of developers wait for React. */
const tools = '__REACT_DEVTOOLS_GLOBAL_HOOK__';

/** What React throws to itself, made while it starts. */
const thrownWithin = /(\w+Exception) = Error\(formatProdErrorMessage\(\d+\)\)/g;
const exceptions = 5;

/** The functions of react-dom that ask for sheets and scripts. */
const itsHints = /^exports\.pre(?:connect|fetchDNS|init|initModule|load|loadModule) = function[\s\S]*?^};$/gm;

/** What leaves which file. */
const files: ReadonlyArray<readonly [RegExp, (code: string) => string]> = [
  [
    /\/react-dom\/cjs\/react-dom-client\.production\.js$/,
    (code) => withoutTools(withoutTraces(withoutResources(withoutTransitions(code)))),
  ],
  [/\/react-dom\/cjs\/react-dom\.production\.js$/, (code) => withoutHints(withoutSentences(code))],
  [/\/react-dom\/(?:index|client)\.js$/, (code) => withoutTools(code)],
];

/**
 * Empties the functions of React that run for what is not used here, an eighth of it: whatever else only they call then
 * leaves the built apps as well.
 */
export function leanReact(): Plugin {
  return {
    name: 'havan:lean-react',
    apply: 'build',
    transform: {
      filter: { id: files.map(([file]) => file) },
      handler: (code, id) => ({
        code: files.find(([file]) => file.test(id))?.[1](code) ?? code,
        map: null,
      }),
    },
  };
}

/** @throws when it does not find what it knows: React has changed */
export function withoutTransitions(code: string, least = leastFunctions): string {
  let emptied = 0;
  const lean = code.replace(declaration, (text) => {
    if (!ofTransitions.test(text)) return text;
    emptied++;
    return withBody(text, '{}');
  });
  if (emptied < least) throw changed();
  return lean.replace(itsMethods, '');
}

/** @throws when it does not find what it knows: React has changed */
export function withoutResources(code: string): string {
  return withAnswers(code, [...neverCalled, ...Object.keys(answers)]);
}

/** @throws when it does not find what it knows: React has changed */
export function withoutSentences(code: string): string {
  return withAnswers(code, ['formatProdErrorMessage']);
}

/** The functions of these names do nothing but give their answer, if they have one. */
function withAnswers(code: string, names: readonly string[]): string {
  const left = new Set(names);
  const lean = code.replace(declaration, (text, name: string) => {
    if (!left.delete(name)) return text;
    return withBody(text, name in answers ? `{ return ${answers[name]}; }` : '{}');
  });
  if (left.size > 0) throw changed();
  return lean;
}

/**
 * The errors that React throws to itself bear no trace. To take one while it starts, V8 reads all of React a second time,
 * 40 ms on a slow phone.
 * @throws when it does not find what it knows: React has changed
 */
export function withoutTraces(code: string): string {
  if (code.match(thrownWithin)?.length !== exceptions) throw changed();
  return code.replace(thrownWithin, '$1 = Object.create(Error.prototype)');
}

/**
 * The tools of developers look into what is not built.
 * @throws when it does not find what it knows: React has changed
 */
export function withoutTools(code: string): string {
  if (!code.includes(tools)) throw changed();
  return code.replaceAll(tools, 'undefined');
}

/** @throws when it does not find what it knows: React has changed */
export function withoutHints(code: string): string {
  if (!itsHints.test(code)) throw changed();
  return code.replaceAll(itsHints, '');
}

const withBody = (text: string, body: string): string => `${text.slice(0, text.indexOf(') {\n'))}) ${body}`;

const changed = (): Error => new Error('React no longer has what lean-react empties: look at it again');
