import { problemAt, type Problem, type SourceFile } from '../source-file.ts';
import { resolveRelative } from './shape.ts';

/**
 * Writes for which the server lists what this member may do with this order or case (`allowedActions`), by the same rights:
 * their buttons are drawn from that list.
 */
const listedByServer: ReadonlySet<string> = new Set([
  'orderMoveMutation',
  'caseMutation',
  'staffMoveMutation',
]);
/** Both apps of the companies and what they share. */
const screens = /^(?:apps\/(?:buyer|merchant)|packages\/features)$/;

/**
 * Returns the screens that lead to a restricted call without checking its right. The right stands in the call
 * of the contract; a file that uses a query of such a call checks it by `useMay(call)` or `<RequireRight
 * call={call}>`, or every way to it does: every importer, up to the routes. Without this a member fills a
 * form that the server refuses (walk, seller minor 4).
 */
export function askedRightProblems(files: readonly SourceFile[]): Problem[] {
  const ruleOf = rulesOfCalls(files);
  const callsOf = callsOfQueries(files, ruleOf);
  const shown = files.filter(({ kind, folder }) => kind === 'product' && screens.test(folder));
  const importers = importersOf(shown);
  const asked = new Map(shown.map((file) => [file.path, askedRules(file, ruleOf)]));
  const isGuarded = (path: string, rule: string, seen: ReadonlySet<string>): boolean => {
    if (asked.get(path)?.has(rule)) return true;
    const above = [...(importers.get(path) ?? [])].filter((one) => !seen.has(one));
    return above.length > 0 && above.every((one) => isGuarded(one, rule, new Set([...seen, path])));
  };
  return shown.flatMap((file) =>
    [...file.names].flatMap(([name, start]) =>
      [...(callsOf.get(name) ?? [])]
        .filter((call) => !isGuarded(file.path, ruleOf.get(call) ?? '', new Set()))
        .map((call) =>
          problemAt(
            file,
            start,
            `${name} leads to ${call}, whose right nobody asks on the way: useMay(${call})`,
          ),
        ),
    ),
  );
}

/** Returns the required right of each restricted call of the contract, as text. */
function rulesOfCalls(files: readonly SourceFile[]): ReadonlyMap<string, string> {
  const rules = new Map<string, string>();
  for (const { folder, code } of files) {
    if (folder !== 'packages/contract') continue;
    // Calls of a file share common options by spreading an object.
    const shared = new Map(
      [...code.matchAll(/^const (\w+) = (\{(?:(?!^\}).)*)^\} as const/gms)].map(
        ([, name = '', body = '']) => [name, body],
      ),
    );
    for (const [, name = '', own = ''] of code.matchAll(
      /export const (\w+) = defineCall[^;]*?\(\)\(\{(.*?)\n?\}\);/gs,
    )) {
      const body = own.replace(/\.\.\.(\w+),/g, (spread, other: string) => shared.get(other) ?? spread);
      const right = /\bright: ([^\n]*?),?\s*(?:\n|$)/.exec(body)?.[1];
      const isOwners = /\bownerOnly: true/.test(body);
      if (right !== undefined || isOwners) rules.set(name, `${right ?? ''}${isOwners ? ' owner' : ''}`);
    }
  }
  return rules;
}

/** Returns the restricted calls that each exported query or mutation of the client sends. */
function callsOfQueries(
  files: readonly SourceFile[],
  ruleOf: ReadonlyMap<string, string>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const callsOf = new Map<string, ReadonlySet<string>>();
  for (const { folder, kind, code } of files) {
    if (folder !== 'packages/api-client' || kind !== 'product') continue;
    const parts = new Map(
      code
        // Each statement of the file: a line without indentation that does not begin with a closing bracket.
        .split(/\n(?=[^\s)}\]])/)
        .map((part) => [/^(?:export )?(?:async )?(?:const|function) (\w+)/.exec(part)?.[1] ?? '', part]),
    );
    for (const [name, part] of parts) {
      if (!part.startsWith('export ') || !/(?:Query|Mutation)$/.test(name) || listedByServer.has(name))
        continue;
      const helpers = [...parts].filter(
        ([other, text]) => !text.startsWith('export ') && other !== '' && hasWord(part, other),
      );
      const whole = [part, ...helpers.map(([, text]) => text)].join('\n');
      const calls = [...ruleOf.keys()].filter((call) => hasWord(whole, call));
      if (calls.length > 0) callsOf.set(name, new Set(calls));
    }
  }
  return callsOf;
}

const hasWord = (text: string, word: string): boolean => new RegExp(`\\b${word}\\b`).test(text);

/** Returns the rules that a file checks. */
function askedRules({ code }: SourceFile, ruleOf: ReadonlyMap<string, string>): ReadonlySet<string> {
  const names = [...code.matchAll(/\buseMay\((\w+)\)|<RequireRight call=\{(\w+)\}/g)];
  return new Set(names.flatMap(([, hook, guard]) => ruleOf.get(hook ?? guard ?? '') ?? []));
}

/** Returns the importers of each file, by path. */
function importersOf(files: readonly SourceFile[]): ReadonlyMap<string, ReadonlySet<string>> {
  const importers = new Map<string, Set<string>>();
  for (const file of files)
    for (const { specifier, typeOnly } of file.imports) {
      if (typeOnly) continue;
      const paths = specifier.startsWith('.')
        ? [resolveRelative(file, specifier)]
        : ['ts', 'tsx'].map(
            (end) => `${specifier.replace('@havan/features/', 'packages/features/src/')}.${end}`,
          );
      for (const path of paths) importers.set(path, (importers.get(path) ?? new Set()).add(file.path));
    }
  return importers;
}
