import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';

/** One module's share of the scripts of a page. */
export interface ModuleShare {
  readonly module: string;
  /** Minified bytes. */
  readonly bytes: number;
}

/** Returns the minified bytes of `files` by module, largest first, read from their source maps. */
export function compositionOf(files: readonly string[]): ModuleShare[] {
  const bytesOf = new Map<string, number>();
  for (const file of files) {
    if (!existsSync(`${file}.map`)) continue;
    const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload);
    for (const [line, text] of readFileSync(file, 'utf8').split('\n').entries()) {
      for (let column = 0; column < text.length; column++) {
        const entry = map.findEntry(line, column);
        const module =
          'originalSource' in entry && entry.originalSource ? nameOf(entry.originalSource) : '(bundler)';
        bytesOf.set(module, (bytesOf.get(module) ?? 0) + 1);
      }
    }
  }
  return [...bytesOf].map(([module, bytes]) => ({ module, bytes })).sort((a, b) => b.bytes - a.bytes);
}

/** `packages/ui/src/Box.tsx`, `react-dom/cjs/react-dom.js`: without its folder. */
function nameOf(source: string): string {
  return source.replace(/^.*node_modules\/(?!.*node_modules\/)/, '').replace(/^(?:\.\.\/)+/, '');
}
