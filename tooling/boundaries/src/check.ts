import { fileCycleProblems } from './rules/cycles.ts';
import { libraryProblems } from './rules/libraries.ts';
import { type Manifest, manifestProblems } from './rules/manifests.ts';
import { rankProblems } from './rules/ranks.ts';
import { shapeProblems } from './rules/shape.ts';
import { textProblems } from './rules/text-rules.ts';
import { type Problem, readSource } from './source-file.ts';

const fileRules = [rankProblems, libraryProblems, shapeProblems, textProblems];

/**
 * Every broken boundary of a repository given as texts by path (from its root, forward slashes): the manifests of its
 * packages and their sources. Files outside a package are left alone.
 */
export function check(texts: ReadonlyMap<string, string>): Problem[] {
  const manifests = [...texts].flatMap(([path, text]) =>
    isManifest(path) ? [readManifest(path, text)] : [],
  );
  const names = new Map(manifests.map(({ path, name }) => [folderOf(path), name]));
  const files = [...texts].flatMap(([path, text]) => {
    const name = names.get(folderOf(path));
    return name && !isManifest(path) ? [readSource(path, text, folderOf(path), name)] : [];
  });
  return [
    ...manifestProblems(manifests),
    ...fileCycleProblems(files),
    ...fileRules.flatMap((rule) => files.flatMap((file) => rule(file))),
  ];
}

function isManifest(path: string): boolean {
  return /^[^/]+\/[^/]+\/package\.json$/.test(path);
}

function folderOf(path: string): string {
  return path.split('/').slice(0, 2).join('/');
}

function readManifest(path: string, text: string): Manifest {
  const { name, dependencies, peerDependencies, devDependencies }: Record<string, unknown> = JSON.parse(text);
  return {
    path,
    name: String(name),
    dependencies: [...Object.keys(dependencies ?? {}), ...Object.keys(peerDependencies ?? {})],
    devDependencies: Object.keys(devDependencies ?? {}),
  };
}
