import { errorCatalogue, fieldErrorCatalogue } from '#contracts/errors.ts';
import { escapeHtml } from '#gateway/kit/escape-html.ts';

const STYLE = `
main{font:16px/1.5 system-ui,sans-serif;max-width:1460px;margin:0 auto;padding:0 20px 2rem}
table{display:block;max-width:100%;overflow-x:auto;border-collapse:collapse;margin:.5rem 0 1rem}
th,td{text-align:start;padding:.25rem 1rem .25rem 0;vertical-align:top}td{overflow-wrap:anywhere}
`;

/** Options of Swagger UI: it shows the calls, sends none of them, and asks no other host. */
const OPTIONS = {
  url: '/docs/openapi.json',
  dom_id: '#calls',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  filter: true,
  supportedSubmitMethods: [],
  validatorUrl: null,
};

/** The content policy of the page: Swagger UI by the answer's nonce, its icons, and the description of the calls. */
export function docsPolicy(nonce: string): string {
  return `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}

/** The page on which Swagger UI shows the API description, followed by the refusals, which all calls share. */
export function docsPage(nonce: string): string {
  const refusals = Object.entries(errorCatalogue).map(([code, { status, meaning }]) => [code, String(status), meaning]);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Marquee gateway: calls</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/swagger-ui.css" nonce="${nonce}"><style nonce="${nonce}">${STYLE}</style></head>
<body><div id="calls"></div><main>
<section id="refusals"><h2>Refusals</h2>${table(['code', 'status', 'meaning'], refusals)}
<h2>Faults of fields</h2>${table(['code', 'meaning'], Object.entries(fieldErrorCatalogue))}</section></main>
<script src="/docs/swagger-ui-bundle.js" nonce="${nonce}"></script>
<script nonce="${nonce}">SwaggerUIBundle(${JSON.stringify(OPTIONS)})</script></body></html>`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[]): string => row.map((text) => `<td>${escapeHtml(text)}</td>`).join('');
  return `<table><thead><tr>${head.map((text) => `<th scope="col">${text}</th>`).join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${cells(row)}</tr>`)
    .join('')}</tbody></table>`;
}
