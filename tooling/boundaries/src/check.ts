import { apiModuleProblems } from './rules/api-modules.ts';
import { askedRightProblems } from './rules/asked-rights.ts';
import { avoidedWordProblems } from './rules/avoided-words.ts';
import { fileCycleProblems } from './rules/cycles.ts';
import { documentProblems } from './rules/documents.ts';
import { folderProblems } from './rules/folders.ts';
import { libraryProblems } from './rules/libraries.ts';
import { libraryPatchProblems, patchedDependencyProblems } from './rules/library-patches.ts';
import { type Manifest, manifestProblems } from './rules/manifests.ts';
import { rankProblems } from './rules/ranks.ts';
import { shapeProblems } from './rules/shape.ts';
import { unusedModuleProblems } from './rules/unused-modules.ts';
import { textProblems } from './rules/text-rules.ts';
import { type Problem, readSource } from './source-file.ts';

const fileRules = [
  rankProblems,
  apiModuleProblems,
  libraryProblems,
  libraryPatchProblems,
  shapeProblems,
  textProblems,
];

/**
 * Returns every broken boundary of a repository given as texts by path (from its root, forward slashes): the manifests
 * of its packages and their sources, the documents and the workspace file. Other files outside a package are ignored.
 * @param paths every file of the repository, if more than the texts
 */
export function check(texts: ReadonlyMap<string, string>, paths: Iterable<string> = texts.keys()): Problem[] {
  const manifests = [...texts].flatMap(([path, text]) =>
    isManifest(path) ? [readManifest(path, text)] : [],
  );
  const names = new Map(manifests.map(({ path, name }) => [folderOf(path), name]));
  const files = [...texts].flatMap(([path, text]) => {
    const name = names.get(folderOf(path));
    return name && isSource(path) ? [readSource(path, text, folderOf(path), name)] : [];
  });
  return [
    ...manifestProblems(manifests),
    ...patchedDependencyProblems(texts.get('pnpm-workspace.yaml') ?? ''),
    ...fileCycleProblems(files),
    ...folderProblems(files),
    ...askedRightProblems(files),
    ...unusedModuleProblems(files, manifests),
    ...avoidedWordProblems(files, texts.get('docs/glossary.md') ?? ''),
    ...documentProblems(texts, paths),
    ...fileRules.flatMap((rule) => files.flatMap((file) => rule(file))),
  ];
}

function isManifest(path: string): boolean {
  return /^[^/]+\/[^/]+\/package\.json$/.test(path);
}

function isSource(path: string): boolean {
  return /\.tsx?$/.test(path);
}

function folderOf(path: string): string {
  return path.split('/').slice(0, 2).join('/');
}

function readManifest(path: string, text: string): Manifest {
  const manifest: Record<string, unknown> = JSON.parse(text);
  const { name, dependencies, peerDependencies, devDependencies, exports } = manifest;
  return {
    path,
    name: String(name),
    dependencies: [...Object.keys(dependencies ?? {}), ...Object.keys(peerDependencies ?? {})],
    devDependencies: Object.keys(devDependencies ?? {}),
    exports: Object.fromEntries(
      Object.entries(exports ?? {}).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    ),
  };
}
