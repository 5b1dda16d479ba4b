/**
 * Makes a new brand: a folder of documents and pictures that passes the checks and runs at once. On a terminal it asks
 * for missing answers; elsewhere it takes the defaults.
 *
 *   npm run new:site -- blue-harbour
 *   npm run new:site -- blue-harbour --name "Blue Harbour" --host harbour.example --languages EN,ES --currency EUR
 *     --layout player-classic --scheme dark --primary "#4CC2FF" --accent "#8B6CFF"
 *   npm run new:site -- blue-harbour --from aurora [--name … --host … --scheme … --primary … --accent …]
 *
 * The folder goes where SITES_DIR says, or into sites/.
 */
import path from 'node:path';
import { newSiteCommand } from './documents/new-site/new-site-command.ts';

const root = path.resolve(import.meta.dirname, '..');
process.exitCode = await newSiteCommand(process.argv.slice(2), {
  sitesDir: path.resolve(process.env.SITES_DIR || path.join(root, 'sites')),
  layoutsDir: path.resolve(process.env.LAYOUTS_DIR || path.join(root, 'layouts')),
  port: process.env.PORT || '8080',
  say: console,
});
