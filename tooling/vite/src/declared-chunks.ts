import type { Plugin } from 'rolldown';
import { type ESTree, parseSync, Visitor } from 'rolldown/utils';

/** The declaration of `lazyScreen(() => import('./X.tsx'), 'X', { chunk, partOf })` for the module that it loads. */
export interface Chunk {
  /** The name of its file; screens of one chunk share a file. */
  readonly chunk: string;
  /** The chunk of the screen that it belongs to and is loaded after; undefined for a screen. */
  readonly partOf?: string;
}

interface Declared extends Chunk {
  readonly source: string;
}

/** The functions that load a module later; their last argument may name its chunk. */
const loaders: ReadonlySet<string> = new Set(['lazyScreen', 'lazyPart', 'lazyDialog']);

/** Collects in `chunks` the declared chunk of each module, by module id. */
export function declaredChunks(chunks: Map<string, Chunk>): Plugin {
  return {
    name: 'havan:declared-chunks',
    transform: {
      order: 'pre',
      filter: { id: { include: /\.tsx?$/, exclude: /node_modules/ }, code: 'chunk:' },
      async handler(code, importer) {
        for (const { source, ...declared } of declaredIn(code, importer)) {
          const module = await this.resolve(source, importer);
          if (module) chunks.set(module.id, declared);
        }
      },
    },
  };
}

/**
 * Returns the chunks that a source declares.
 * @throws when a declaration is not static
 */
export function declaredIn(code: string, file: string): readonly Declared[] {
  const found: Declared[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [load, , options] }) {
      if (callee.type !== 'Identifier' || !loaders.has(callee.name)) return;
      const { chunk, partOf } = textsOf(options);
      if (!chunk) return;
      const source = load && importedBy(load);
      if (!source) throw new Error(`${file}: chunk '${chunk}' stands beside no () => import('…')`);
      found.push({ source, chunk, ...(partOf && { partOf }) });
    },
  }).visit(parseSync(file, code).program);
  return found;
}

/** Returns the address in `() => import('…')`. */
function importedBy(load: ESTree.Argument): string | undefined {
  if (load.type !== 'ArrowFunctionExpression' || load.body.type !== 'ImportExpression') return undefined;
  return textOf(load.body.source);
}

/** Returns the properties of an object literal whose values are string literals. */
function textsOf(options: ESTree.Argument | undefined): Readonly<Record<string, string | undefined>> {
  if (options?.type !== 'ObjectExpression') return {};
  return Object.fromEntries(
    options.properties.flatMap((each) =>
      each.type === 'Property' && each.key.type === 'Identifier' ? [[each.key.name, textOf(each.value)]] : [],
    ),
  );
}

const textOf = (node: ESTree.Expression): string | undefined =>
  node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
