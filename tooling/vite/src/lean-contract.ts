import type { Plugin } from 'vite';

const contractFile = /packages\/contract\/src\/[\w-]+\.ts$/;
const call = /(?<!\w)defineCall\(\{/g;
const schemaProperty = /^(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*(?:request|result|summary):/;
const pureCall = /(?<![\w.])(?:v\.\w+|defineCall|envelope|pageOf)(?=\()/g;

/**
 * Leaves the schemas of requests and results, and the sentences of the documentation, out of the built apps. There the contract says where a call goes and what
 * its types are; the server checks what arrives and the apps check answers in development and tests only. Without its
 * schemas most of valibot leaves the first load as well. What is left over is marked as pure, so that a call or a
 * schema nobody uses goes too.
 */
export function leanContract(): Plugin {
  return {
    name: 'havan:lean-contract',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: contractFile },
      handler: (code) => ({ code: withoutSchemas(code).replace(pureCall, '/* @__PURE__ */ $&'), map: null }),
    },
  };
}

/** The same text without `request`, `result` and `summary` of every `defineCall({…})`. */
export function withoutSchemas(code: string): string {
  let lean = '';
  let done = 0;
  for (const match of code.matchAll(call)) {
    const start = match.index + match[0].length;
    const end = endOfGroup(code, start);
    lean += code.slice(done, start) + propertiesOf(code.slice(start, end)).filter(isNeeded).join(',');
    done = end;
  }
  return lean + code.slice(done);
}

const isNeeded = (property: string): boolean => !schemaProperty.test(property);

/** The properties of an object's inside, split at the commas that belong to it. */
function propertiesOf(inside: string): string[] {
  const properties: string[] = [];
  let from = 0;
  for (let at = 0; at < inside.length; at = next(inside, at)) {
    if (inside[at] !== ',') continue;
    properties.push(inside.slice(from, at));
    from = at + 1;
  }
  return [...properties, inside.slice(from)];
}

/** Where the bracket closes that was opened just before `start`. */
function endOfGroup(code: string, start: number): number {
  let at = start;
  while (at < code.length && !/[)\]}]/.test(code[at] ?? '')) at = next(code, at);
  return at;
}

/** The place after what begins at `at`: a character, a string, a comment, a regular expression or a whole group. */
function next(code: string, at: number): number {
  const rest = code.slice(at);
  const token =
    /^(?:'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`|\/\/[^\n]*|\/\*[\s\S]*?\*\/|\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\\n])+\/[a-z]*)/.exec(
      rest,
    );
  if (token) return at + token[0].length;
  return /[([{]/.test(code[at] ?? '') ? endOfGroup(code, at + 1) + 1 : at + 1;
}
