import { assetAddress } from '#contracts/asset-address.ts';
import { languages, writtenIn } from '#contracts/languages.ts';
import { NONCE_SLOT, type PageRequest } from '#contracts/render-page.ts';
import { frameCss } from '#portal/theme/frame-css.ts';
import { themeCss } from '#portal/theme/theme-css.ts';
import { iconSprite } from '#portal/ui/icon-sprite.ts';
import { BELOW_STYLE_ID, belowCss } from '../below-the-fold.ts';
import { PAGE_DATA_ID, type PageData, THEME_STYLE_ID } from '../page-data.ts';
import { startFailureCss, startFailureHtml } from '../start-failure.ts';
import type { ClientAssets } from './client-assets.ts';
import { escapeText } from './escape-text.ts';
import { pageMeta } from './page-meta.ts';
import { askEarly, scriptJson, startPainted } from './start-scripts.ts';

interface PageParts {
  readonly title: string;
  readonly description: string;
  readonly app: string;
  /** The style block of the components that were rendered. */
  readonly styles: string;
  readonly data: PageData;
  readonly modules: readonly string[];
}

/** The whole document around the rendered app. */
export function pageHtml(request: PageRequest, parts: PageParts, assets: ClientAssets): string {
  const { site, language } = request;
  const { tag, direction } = writtenIn(language);
  const { theme, assetBase } = site;
  const icon = theme.icons?.favicon
    ? `<link rel="icon" href="${escapeText(assetAddress(assetBase, theme.icons.favicon))}">`
    : '';
  const touch = theme.icons?.touch
    ? `<link rel="apple-touch-icon" href="${escapeText(assetAddress(assetBase, theme.icons.touch))}">`
    : '';
  const { words } = parts.data;
  const startFailure = {
    network: words['failure.network'] ?? '',
    slow: words['failure.slow'] ?? '',
    retry: words['action.retry'] ?? '',
  };
  return [
    `<!doctype html><html lang="${tag}" dir="${direction}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${escapeText(parts.title)}</title><meta name="description" content="${escapeText(parts.description)}">`,
    `<meta name="theme-color" content="${theme.colors.bg2}"><meta property="csp-nonce" nonce="${NONCE_SLOT}">`,
    `<script nonce="${NONCE_SLOT}">${askEarly(parts.modules)}</script>${icon}${touch}${pageMeta(request, parts.title, parts.description)}<style nonce="${NONCE_SLOT}" id="${THEME_STYLE_ID}">${themeCss(theme, language)}${frameCss(request.layout)}${startFailureCss}</style>${parts.styles}<style nonce="${NONCE_SLOT}" id="${BELOW_STYLE_ID}">${belowCss}</style>${assets.developmentHead}</head>`,
    `<body>${iconSprite(languages[language].flag)}<div id="root">${parts.app}</div>${startFailureHtml(startFailure)}`,
    `<script type="application/json" id="${PAGE_DATA_ID}">${scriptJson(parts.data)}</script>`,
    `<script type="module" nonce="${NONCE_SLOT}">${startPainted(assets.entry)}</script></body></html>`,
  ].join('');
}
