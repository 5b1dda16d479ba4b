import { readFileSync } from 'node:fs';
import { NONCE_SLOT, type RenderPage } from '#contracts/render-page.ts';
import { builtAssets, developmentAssets } from './prerender/client-assets.ts';
import { createRenderPage } from './prerender/render-page.tsx';

const assets = import.meta.env.DEV
  ? developmentAssets(NONCE_SLOT)
  : builtAssets(JSON.parse(readFileSync(new URL('../client/.vite/manifest.json', import.meta.url), 'utf8')));

/** The prerenderer that the gateway loads. */
export const renderPage: RenderPage = createRenderPage(assets, (message) => console.warn(message));
