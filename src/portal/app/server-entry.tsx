import { readFileSync, statSync } from 'node:fs';
import { NONCE_SLOT, type RenderPage } from '#contracts/render-page.ts';
import { builtAssets, developmentAssets } from './prerender/client-assets.ts';
import { createRenderPage } from './prerender/render-page.tsx';

const client = (file: string): URL => new URL(`../client/${file}`, import.meta.url);

const assets = import.meta.env.DEV
  ? developmentAssets(NONCE_SLOT)
  : builtAssets(JSON.parse(readFileSync(client('.vite/manifest.json'), 'utf8')), (file) => statSync(client(file)).size);

/** The prerenderer that the gateway loads. */
export const renderPage: RenderPage = createRenderPage(assets, (message) => console.warn(message));
