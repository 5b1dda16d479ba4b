import { type Html, html } from './html.ts';
import { icon } from './icons.ts';

/** Where the tools of the sandbox are. */
const TOOLS = [
  ['/bank', 'Bank'],
  ['/chain', 'Chain'],
  ['/payouts', 'Payouts'],
] as const;

interface PageParts {
  readonly title: string;
  /** `tool` pages are wide and lead to each other; a `hosted` page is what a payer sees. */
  readonly kind: 'hosted' | 'tool';
  readonly body: Html;
}

/** A whole document in the provider's clothes, which are no brand's. */
export function pageFrame({ title, kind, body }: PageParts): string {
  const tools = TOOLS.map(
    ([path, name]) => html`<a href="${path}"${name === title ? html` aria-current="page"` : null}>${name}</a>`,
  );
  const document = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} - Mockingbird Pay sandbox</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/sandbox.css">
</head>
<body class="${kind}">
<header><p class="tape">${icon('flask', 17)}<b>Sandbox. No real money moves.</b></p>
<div class="top"><span class="logo">${icon('bird', 18)}</span><b>Mockingbird Pay</b>${
    kind === 'tool' && html`<nav aria-label="Sandbox">${tools}</nav>`
  }</div></header>
<main>${body}</main>
<footer>Mockingbird Pay is the portal’s built-in test provider. Cards, names and results are invented.</footer>
</body>
</html>
`;
  return document.text;
}

/** A page with one message and, where there is one, a way back. */
export function messagePage(
  title: string,
  message: string,
  back?: { readonly href: string; readonly name: string },
): string {
  const link = back === undefined ? null : html`<p><a class="go" href="${back.href}">${back.name}</a></p>`;
  return pageFrame({
    title,
    kind: 'hosted',
    body: html`<div class="box"><h1>${title}</h1><p>${message}</p></div>${link}`,
  });
}
