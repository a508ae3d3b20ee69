import { apiPrefix, type DescribedCall, type Schema, idempotencyHeader } from '@havan/contract/call';
import { calls } from '@havan/contract/calls';
import { toJsonSchema } from '@valibot/to-json-schema';
import { html, type Html } from '@havan/domain/html-text';
import { resourceOf } from './openapi.ts';

/** Returns the contract as one HTML page: a section for each resource, an entry for each call. */
export function docsPage(): string {
  const all = Object.entries(calls);
  const resources = [...new Set(all.map(([, call]) => resourceOf(call)))].sort();
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Havan API</title><link rel="stylesheet" href="/api/docs.css"><script src="/api/docs.js" defer></script>
</head>
<body>
<nav aria-label="Resources"><h1>Havan API</h1><ul>
${resources.map((name) => html`<li><a href="#${name}">${name}</a></li>`)}
</ul></nav>
<main>
<p>Every answer is an envelope <code>{ statusCode, statusMessage, result, errors }</code>; a <code>statusCode</code>
outside 200–299 is an error. Amounts are integer kuruş, days are <code>YYYY-MM-DD</code>, instants are RFC 3339 in UTC.
Machines read <a href="${apiPrefix}/openapi.json">openapi.json</a>; <a href="/api/docs/guide" hreflang="tr">a guide</a> leads from a key to
the first listing.</p>
<p><label for="key">Key or access token for trying calls</label>
<input id="key" type="password" autocomplete="off" placeholder="hvn_…"> It stays on this page and is sent nowhere but here.</p>
${resources.map(
  (resource) => html`<section id="${resource}"><h2>${resource}</h2>
${all.filter(([, call]) => resourceOf(call) === resource).map(([name, call]) => entry(name, call))}</section>`,
)}
</main>
</body>
</html>`.text;
}

const entry = (name: string, call: DescribedCall): Html => html`<article id="${name}">
<h3><span class="${call.method}">${call.method}</span> ${apiPrefix}/${call.path}</h3>
<p>${call.schemas.summary}</p>
<p class="facts">${call.access} · ${call.encoding}${call.idempotent ? ` · ${idempotencyHeader}` : ''}</p>
${schema('Request', call.schemas.request, 'input')}${schema('Result', call.schemas.result, 'output')}${form(name, call)}
</article>`;

/**
 * Returns a form that sends the call, filled with a sample of its request; not for the calls of operators, on
 * another host.
 */
const form = (name: string, call: DescribedCall): Html =>
  call.access === 'operator'
    ? html``
    : html`<details><summary>Try it</summary>
<form data-method="${call.method}" data-path="${apiPrefix}/${call.path}" data-encoding="${call.encoding}"
 data-idempotent="${String(call.idempotent === true)}">
<label for="${name}-request">Request</label>
<textarea id="${name}-request" name="request" rows="6" spellcheck="false">${JSON.stringify(sampleOf(schemaOf(call)), null, 2)}</textarea>
<button>Send</button><output></output></form></details>`;

interface Sampled {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly format?: string;
  readonly anyOf?: readonly Sampled[];
  readonly items?: Sampled;
  readonly minItems?: number;
  readonly properties?: Readonly<Record<string, Sampled>>;
  readonly required?: readonly string[];
}

const schemaOf = ({ schemas }: DescribedCall): Sampled =>
  toJsonSchema(schemas.request, { typeMode: 'input', errorMode: 'ignore' }) as Sampled;

/** Returns the smallest value of a schema: its required fields, each empty. */
function sampleOf(of: Sampled): unknown {
  if (of.const !== undefined) return of.const;
  if (of.enum) return of.enum[0];
  if (of.anyOf?.[0]) return sampleOf(of.anyOf[0]);
  if (of.type === 'object') {
    const asked = Object.entries(of.properties ?? {}).filter(([name]) => of.required?.includes(name));
    return Object.fromEntries(asked.map(([name, inner]) => [name, sampleOf(inner)]));
  }
  if (of.type === 'array') return of.items && (of.minItems ?? 0) > 0 ? [sampleOf(of.items)] : [];
  if (of.type === 'number' || of.type === 'integer') return of.minimum ?? 0;
  if (of.type === 'boolean') return false;
  return of.format === 'date' ? '2028-05-31' : '';
}

function schema(title: string, of: Schema, typeMode: 'input' | 'output'): Html {
  const { $schema: _, ...rest } = toJsonSchema(of, { typeMode, errorMode: 'ignore' });
  return html`<details><summary>${title}</summary><pre>${JSON.stringify(rest, null, 2)}</pre></details>`;
}
