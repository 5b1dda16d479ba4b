import { errorCatalogue, fieldErrorCatalogue } from '#contracts/errors.ts';
import { escapeHtml } from '#gateway/kit/escape-html.ts';
import type { openApiDocument } from './openapi-document.ts';
import {
  anchorOf,
  componentNameOf,
  type DescribedSchema,
  formHtml,
  hasTable,
  propertiesHtml,
  type Schemas,
} from './schema-form.ts';

const STYLE = `
:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:64rem;margin:2rem auto;padding:0 1rem}
code{font-family:ui-monospace,monospace}details{border-top:1px solid;padding:.5rem 0}summary{cursor:pointer}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1rem;list-style:none;padding:0}h4{margin:.5rem 0 0;font-size:1rem}
table{display:block;max-width:100%;overflow-x:auto;border-collapse:collapse;margin:.5rem 0 1rem}summary code{overflow-wrap:anywhere}th,td{text-align:start;padding:.25rem 1rem .25rem 0;vertical-align:top;overflow-wrap:anywhere}
`;

interface Operation {
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly parameters: ReadonlyArray<{ name: string; required: boolean; in: string; schema: DescribedSchema }>;
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: DescribedSchema } } };
  readonly responses: {
    readonly 200: { readonly content: { readonly 'application/json': { readonly schema: DescribedSchema } } };
  };
}

interface Call {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

/** The API description as a page to browse, by groups: no script, and the style carries the answer's nonce. */
export function docsPage(document: ReturnType<typeof openApiDocument>, nonce: string): string {
  const { schemas } = document.components;
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => ({ path, method, operation: operation as Operation })),
  );
  const groups = document.tags.map(({ name, description }) => {
    const ofGroup = calls.filter(({ operation }) => operation.tags?.[0] === name);
    return `<section id="${name}"><h2>${escapeHtml(description)}</h2>${ofGroup.map((call) => callHtml(call, schemas)).join('')}</section>`;
  });
  const links = document.tags.map(
    ({ name, description }) => `<li><a href="#${name}">${escapeHtml(description)}</a></li>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Marquee gateway: calls</title><style nonce="${nonce}">${STYLE}</style></head><body><main>
<h1>Marquee gateway</h1><p>${escapeHtml(document.info.description)} The whole description: <a href="/docs/openapi.json">openapi.json</a>.</p>
<nav aria-label="Groups of calls"><ul>${links.join('')}<li><a href="#forms">Forms</a></li><li><a href="#refusals">Refusals</a></li></ul></nav>
${groups.join('')}
<section id="forms"><h2>Forms</h2>${formsOf(calls, schemas)}</section>
<section id="refusals"><h2>Refusals</h2>${table(
    ['code', 'status', 'meaning'],
    Object.entries(errorCatalogue).map(([code, { status, meaning }]) => [code, String(status), meaning]),
  )}
<h2>Faults of fields</h2>${table(['code', 'meaning'], Object.entries(fieldErrorCatalogue))}</section>
</main></body></html>`;
}

function callHtml({ path, method, operation }: Call, schemas: Schemas): string {
  const { summary = '', parameters } = operation;
  const rows = parameters.map(
    ({ name, in: place, required, schema }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${place}</td><td>${required ? 'required' : ''}</td>` +
      `<td>${formHtml(schema, schemas)}</td></tr>`,
  );
  const body = bodyOf(operation);
  return `<details><summary><code>${method.toUpperCase()} ${escapeHtml(path)}</code> ${escapeHtml(summary)}</summary>
${rows.length > 0 ? `<h4>Values of the address</h4><table><tbody>${rows.join('')}</tbody></table>` : ''}
${body === undefined ? '' : `<h4>Body</h4><p>${formHtml(body, schemas)}</p>`}
<h4>Answer</h4><p>${formHtml(answerOf(operation), schemas)}</p></details>`;
}

function bodyOf({ requestBody }: Operation): DescribedSchema | undefined {
  return requestBody?.content['application/json'].schema;
}

/** The schema of `value` in the success envelope. */
function answerOf({ responses }: Operation): DescribedSchema {
  return responses[200].content['application/json'].schema.properties?.value ?? {};
}

/** The tables of every form that the calls lead to, in the order of their names. */
function formsOf(calls: readonly Call[], schemas: Schemas): string {
  const found = new Set<string>();
  const follow = (schema: unknown): void => {
    if (typeof schema !== 'object' || schema === null) return;
    const name = componentNameOf(schema as DescribedSchema);
    if (name !== undefined) {
      if (found.has(name)) return;
      found.add(name);
      follow(schemas[name]);
      return;
    }
    for (const inner of Object.values(schema)) follow(inner);
  };
  for (const { operation } of calls) {
    for (const { schema } of operation.parameters) follow(schema);
    follow(bodyOf(operation));
    follow(answerOf(operation));
  }
  return [...found]
    .sort()
    .flatMap((name) => {
      const schema = (schemas[name] ?? {}) as DescribedSchema;
      if (!hasTable(schema)) return [];
      return `<details id="${anchorOf(name)}"><summary><code>${escapeHtml(name)}</code> ${escapeHtml(schema.description ?? '')}</summary>${schema.properties === undefined ? formHtml(schema, schemas) : propertiesHtml(schema, schemas)}</details>`;
    })
    .join('');
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[]): string => row.map((text) => `<td>${escapeHtml(text)}</td>`).join('');
  return `<table><thead><tr>${head.map((text) => `<th scope="col">${text}</th>`).join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${cells(row)}</tr>`)
    .join('')}</tbody></table>`;
}
