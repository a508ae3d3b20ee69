import { apiPrefix, type DescribedCall, type Schema, idempotencyHeader } from '@havan/contract/call';
import { calls } from '@havan/contract/calls';
import { toJsonSchema } from '@valibot/to-json-schema';
import { html, type Html } from '../html.ts';
import { resourceOf } from './openapi.ts';

/** Returns the contract as one HTML page: a section for each resource, an entry for each call. */
export function docsPage(): string {
  const all = Object.entries(calls);
  const resources = [...new Set(all.map(([, call]) => resourceOf(call)))].sort();
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Havan API</title><link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<nav aria-label="Resources"><h1>Havan API</h1><ul>
${resources.map((name) => html`<li><a href="#${name}">${name}</a></li>`)}
</ul></nav>
<main>
<p>Every answer is an envelope <code>{ statusCode, statusMessage, result, errors }</code>; a <code>statusCode</code>
outside 200–299 is an error. Amounts are integer kuruş, days are <code>YYYY-MM-DD</code>, instants are RFC 3339 in UTC.
Machines read <a href="${apiPrefix}/openapi.json">openapi.json</a>.</p>
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
${schema('Request', call.schemas.request, 'input')}${schema('Result', call.schemas.result, 'output')}
</article>`;

function schema(title: string, of: Schema, typeMode: 'input' | 'output'): Html {
  const { $schema: _, ...rest } = toJsonSchema(of, { typeMode, errorMode: 'ignore' });
  return html`<details><summary>${title}</summary><pre>${JSON.stringify(rest, null, 2)}</pre></details>`;
}
