import { dirname, normalize } from 'node:path';
import type { Problem } from '../source-file.ts';

const isLocal = (target: string) => !/^(?:[a-z]+:|#)/.test(target);
const isPattern = (name: string) => /[*{<…:]/.test(name);
const isRooted = (name: string) => /^(?:apps|packages|tooling|docs)\//.test(name);
const isFileName = (name: string) => /^\w[\w./-]*\.(?:tsx?|mts|sql|md|html|css)$/.test(name);

/**
 * Finds links and file names in Markdown documents without a target. A link is resolved from the folder of its
 * document; a name in backticks counts when it starts with `apps/`, `packages/`, `tooling/` or `docs/`, or ends like a
 * source file: then it must be the end of some path. Names with `*` and text in code fences are ignored.
 * @param paths every file of the repository, from its root
 */
export function documentProblems(texts: ReadonlyMap<string, string>, paths: Iterable<string>): Problem[] {
  const ends = endsOf(paths);
  const documents = [...texts].filter(([path]) => path.endsWith('.md'));
  return documents.flatMap(([path, text]) =>
    proseOf(text).flatMap((line, index) => {
      const links = [...line.matchAll(/\]\(([^)\s]+)\)/g)]
        .flatMap(([, target]) => (target && isLocal(target) ? [target] : []))
        .filter((target) => !ends.rooted.has(pathFrom(path, target)));
      const names = [...line.matchAll(/`([^`\s]+)`/g)]
        .flatMap(([, name]) => (name && !isPattern(name) ? [name.replace(/\/$/, '')] : []))
        .filter((name) =>
          isRooted(name) ? !ends.rooted.has(name) : isFileName(name) && !ends.any.has(name),
        );
      return [...links, ...names].map((name) => ({
        path,
        line: index + 1,
        sentence: `names a file that is not there (${name})`,
      }));
    }),
  );
}

/** Returns the lines of a document with those in code fences emptied. */
function proseOf(text: string): string[] {
  let isFenced = false;
  return text.split('\n').map((line) => {
    const isFence = line.trimStart().startsWith('```');
    if (isFence) isFenced = !isFenced;
    return isFence || isFenced ? '' : line;
  });
}

function pathFrom(document: string, target: string): string {
  return normalize(`${dirname(document)}/${target.split('#')[0]}`).replace(/\/$/, '');
}

/** `rooted`: every file and folder from the root. `any`: every file by each end of its path. */
function endsOf(paths: Iterable<string>) {
  const rooted = new Set<string>();
  const any = new Set<string>();
  for (const path of paths) {
    const parts = path.split('/');
    parts.forEach((_, index) => {
      rooted.add(parts.slice(0, index + 1).join('/'));
      any.add(parts.slice(index).join('/'));
    });
  }
  return { rooted, any };
}
