/**
 * Checks every document of every site with the same functions and the same context that the gateway uses at its start
 * and when a file changes.
 *
 *   npm run check:sites                    all sites, in SITES_DIR and LAYOUTS_DIR where these are set
 *   npm run check:sites -- sites/aurora    these alone
 *   npm run check:sites -- ../brands       every site of another folder, on the layouts beside it or on ours
 *   npm run check:sites -- --allow-unknown unknown widgets and versions are only warnings, as they are live
 *
 * Fails on errors, and on unknown widgets and versions unless they are allowed. Warnings are only printed.
 */
import path from 'node:path';
import { checkSitesCommand } from './documents/check-sites-command.ts';

const root = path.resolve(import.meta.dirname, '..');
process.exitCode = await checkSitesCommand(process.argv.slice(2), {
  sitesDir: path.resolve(process.env.SITES_DIR || path.join(root, 'sites')),
  layoutsDir: path.resolve(process.env.LAYOUTS_DIR || path.join(root, 'layouts')),
  say: console,
});
