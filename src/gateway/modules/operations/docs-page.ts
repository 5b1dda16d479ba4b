import { errorCatalogue, fieldErrorCatalogue } from '#contracts/errors.ts';
import { escapeHtml } from '#gateway/pages/escape-html.ts';
import type { openApiDocument } from './openapi-document.ts';

const STYLE = `
:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:64rem;margin:2rem auto;padding:0 1rem}
code{font-family:ui-monospace,monospace}details{border-top:1px solid;padding:.5rem 0}summary{cursor:pointer}
table{border-collapse:collapse;margin:.5rem 0 1rem}th,td{text-align:start;padding:.25rem 1rem .25rem 0;vertical-align:top}
`;

interface Operation {
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly parameters: ReadonlyArray<{ name: string; required: boolean; schema: object }>;
}

/** The API description as a page to browse: no script, and the style carries the answer's nonce. */
export function docsPage(document: ReturnType<typeof openApiDocument>, nonce: string): string {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => call(path, method, operation as Operation)),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Marquee gateway: calls</title><style nonce="${nonce}">${STYLE}</style></head><body><main>
<h1>Marquee gateway</h1><p>${escapeHtml(document.info.description)} The whole description: <a href="/docs/openapi.json">openapi.json</a>.</p>
<h2>Calls</h2>${calls.join('')}
<h2>Refusals</h2>${table(
    ['code', 'status', 'meaning'],
    Object.entries(errorCatalogue).map(([code, { status, meaning }]) => [code, String(status), meaning]),
  )}
<h2>Faults of fields</h2>${table(['code', 'meaning'], Object.entries(fieldErrorCatalogue))}
</main></body></html>`;
}

function call(path: string, method: string, { summary = '', parameters }: Operation): string {
  const rows = parameters.map(({ name, required, schema }) => [
    name,
    required ? 'required' : '',
    JSON.stringify(schema),
  ]);
  return `<details><summary><code>${method.toUpperCase()} ${escapeHtml(path)}</code> ${escapeHtml(summary)}</summary>${
    rows.length > 0 ? table(['query value', '', 'form'], rows) : '<p>No query values.</p>'
  }</details>`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[]): string => row.map((text) => `<td>${escapeHtml(text)}</td>`).join('');
  return `<table><thead><tr>${head.map((text) => `<th scope="col">${text}</th>`).join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${cells(row)}</tr>`)
    .join('')}</tbody></table>`;
}
