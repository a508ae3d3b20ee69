import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { wireBreaks } from './wire-breaks.ts';
import { textOf, type WireDocument, wireDocument } from './wire-document.ts';

/** Compares the contract with the last release of the client, or releases it under a new version. */
const client = path.resolve(import.meta.dirname, '../../../../../packages/api-client');
const [option, version = ''] = process.argv.slice(2);
const document = option === '--against' ? version : path.join(client, 'released/openapi.json');
const manifest = path.join(client, 'package.json');

const released = JSON.parse(readFileSync(document, 'utf8')) as WireDocument;
const breaks = wireBreaks(released, wireDocument(released.info.version));

function release(): string {
  if (!/^\d+\.\d+\.\d+$/.test(version)) return refuse('Name the version: pnpm wire --release 0.2.0');
  if (breaks.length > 0 && version === released.info.version)
    return refuse(`${version} is released already, and this would break it; name a higher version.`);
  writeFileSync(document, textOf(wireDocument(version)));
  writeFileSync(
    manifest,
    readFileSync(manifest, 'utf8').replace(/"version": "[^"]+"/, `"version": "${version}"`),
  );
  return `Released ${version}. Commit packages/api-client, then run: pnpm sdk:pack`;
}

function compare(): string {
  if (breaks.length === 0) return `The wire keeps what release ${released.info.version} promised.`;
  return refuse(`${breaks.join('\n')}

Programs written for ${released.info.version} would fail: put it back, or add beside it. If it must break, release a new version:
  pnpm wire --release VERSION`);
}

function refuse(sentence: string): string {
  process.exitCode = 1;
  return sentence;
}

process.stdout.write(`${option === '--release' ? release() : compare()}\n`);
