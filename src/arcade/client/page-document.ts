/** The parts of an arcade page: its language and the addresses of its built files. */
export interface PageDocument {
  readonly title: string;
  /** BCP 47. */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  /** The product's code of the language, for pages that nobody launched. */
  readonly language: string;
  readonly scriptUrl: string;
  readonly styleUrl: string;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/**
 * The HTML of a game's page, and of the fairness page: everything else is built by its script. Nothing in it is inline,
 * so its policy needs no nonce.
 */
export function pageDocument({ title, tag, direction, language, scriptUrl, styleUrl }: PageDocument): string {
  return `<!doctype html>
<html lang="${escaped(tag)}" dir="${direction}" data-language="${escaped(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="dark">
<title>${escaped(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${escaped(styleUrl)}">
<script type="module" src="${escaped(scriptUrl)}"></script>
</head>
<body></body>
</html>
`;
}
