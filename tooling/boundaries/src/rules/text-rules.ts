import { placeOf } from '../rank-table.ts';
import { problemAt, type Problem, type SourceFile } from '../source-file.ts';

interface TextRule {
  readonly applies: (file: SourceFile) => boolean;
  readonly pattern: RegExp;
  readonly sentence: string;
}

const isPure = (file: SourceFile) => placeOf(file.packageName).platform === 'pure';
const isInterface = (file: SourceFile) =>
  ['@havan/buyer', '@havan/merchant', '@havan/backoffice', '@havan/app-shell', '@havan/features'].includes(
    file.packageName,
  );
const isServer = (file: SourceFile) => ['@havan/api', '@havan/bank-sandbox'].includes(file.packageName);

/** Rules that can be checked on the text. Each states the house rule it enforces (docs/architecture.md). */
const rules: readonly TextRule[] = [
  {
    applies: isPure,
    pattern:
      /(?<![.\w])(?:fetch|setTimeout|setInterval)\(|(?<![.\w])(?:window|document|process|localStorage)\./g,
    sentence: 'pure code does no I/O: hand it the value instead',
  },
  {
    applies: isPure,
    pattern: /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(/g,
    sentence: 'time and randomness are arguments here',
  },
  {
    applies: (file) => file.packageName === '@havan/api-client',
    pattern: /(?<![.\w])(?:window|document|localStorage|sessionStorage)\b/g,
    sentence: 'the API client also runs without a browser: no window, no storage',
  },
  {
    applies: (file) => isServer(file) && !/\.sql\.ts$|^apps\/api\/src\/core\/db\//.test(file.path),
    pattern:
      /['"`]\s*(?:select\s[^;'"]{0,400}?\sfrom\s|insert\s+into\s|update\s+[\w.]+\s+set\s|delete\s+from\s)/gi,
    sentence: 'SQL lives in *.sql.ts, and in core/db/ what runs it',
  },
  {
    applies: (file) => file.packageName === '@havan/api' && !file.path.endsWith('/core/db/pipeline.ts'),
    pattern: /\bPromise\.all\((?:(?!\]\)[^,]|\bpipeline\()[\s\S]){0,600}?[\s(]\b(?:trx|one)\b/g,
    sentence: 'the order of statements on one connection is a list: pipeline(trx, […])',
  },
  {
    applies: (file) => /^apps\/api\/src\/modules\/(?:money|cart|sales)\//.test(file.path),
    pattern: /\bPromise\.all(?:Settled)?\(\s*\[/g,
    sentence: 'where money moves, statements that go together are a list in their order: pipeline(db, […])',
  },
  {
    applies: (file) => file.path.startsWith('apps/api/src/modules/'),
    pattern:
      /^(?:export )?(?:const|let) \w+(?:: (?!Readonly)[^=\n]+)? = new (?:(?:WeakMap|LRUCache)\b[^\n]*|(?:Map|Set)(?:<[^\n]*>)?\(\))/gm,
    sentence: 'a cache of the module itself: declare it in ctx.caches (core/process-caches.ts)',
  },
  {
    applies: isInterface,
    pattern: /['"`\s:(]#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3})\b|\b(?:rgba?|hsla?|oklch|oklab)\(/gi,
    sentence: 'a raw colour: take a token of @havan/ui',
  },
  {
    applies: isInterface,
    pattern: /['"`\s(:-]\d*\.?\d+px\b|\bzIndex:\s*-?\d/g,
    sentence: 'a raw size or z-index: take a token of @havan/ui',
  },
  {
    applies: (file) => file.path.endsWith('.tsx'),
    pattern:
      /\bkey=\{(?:index|i)\}|\bkey:\s*(?:index|i)\b|\bkey(?:=\{|:)[^{}\n]*(?:\?\?|\|\|)[^}\n]*(?<!\.)\b(?:index|i)\b/g,
    sentence:
      'a key that is or falls back to an index keeps rows that are gone: name the row, or take distinctKeys',
  },
  {
    applies: (file) => isInterface(file) && file.path.endsWith('.tsx'),
    pattern: /\s(?:to|href)=\{?['"`]\//g,
    sentence: 'a link written as text: take it from the path builders',
  },
];

/** Returns the problems in the text of a product file. */
export function textProblems(file: SourceFile): Problem[] {
  if (file.kind !== 'product') return [];
  return rules
    .filter((rule) => rule.applies(file))
    .flatMap((rule) =>
      [...file.code.matchAll(rule.pattern)].map((match) =>
        problemAt(file, match.index, `${rule.sentence} (${match[0].trim().replace(/\s+/g, ' ')})`),
      ),
    );
}
