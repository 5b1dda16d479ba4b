import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { unpackBrowser } from './unpack-browser.ts';

const run = promisify(execFile);

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const placesOutsideThePath = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Flags of every Chromium that the project starts: no traffic of its own, and memory where containers have it.
 * As root Chromium only starts without its sandbox; for anybody else the sandbox stays.
 */
export const browserFlags: readonly string[] = [
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * Finds a Chromium that starts and answers its path: `CHROMIUM_PATH`, then the one that comes with our packages, which
 * is unpacked on first use, then one of the system, then Playwright's own. Ours comes first because it is the same
 * version on every machine and, having no window to draw, takes a third less of the processor than a whole browser.
 * Measurements pass `asVisitorsHaveIt`, which tries whole browsers first.
 */
export async function findBrowser({ asVisitorsHaveIt = false } = {}): Promise<string> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen !== undefined) {
    if (await starts(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is '${chosen}', and no browser starts there.`);
  }
  const places = asVisitorsHaveIt ? [wholeBrowser, ownBrowser] : [ownBrowser, wholeBrowser];
  for (const find of places) {
    const path = await find();
    if (path !== null) return path;
  }
  throw new Error(
    'No Chromium starts on this machine. Install one (Debian: apt-get install chromium; elsewhere: npx playwright install chromium) or set CHROMIUM_PATH.',
  );
}

async function wholeBrowser(): Promise<string | null> {
  for (const path of [...onThePath(), ...placesOutsideThePath, chromium.executablePath()]) {
    if (await starts(path)) return path;
  }
  return null;
}

async function ownBrowser(): Promise<string | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const unpacked = await unpackBrowser();
  return (await starts(unpacked)) ? unpacked : null;
}

function onThePath(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return systemNames.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** Some systems put a stub there that only recommends an installation, so being there is not enough. */
async function starts(path: string): Promise<boolean> {
  if (!existsSync(path)) return false;
  try {
    const { stdout } = await run(path, ['--version'], { timeout: 20_000 });
    return /\d+\.\d+/.test(stdout);
  } catch {
    return false;
  }
}
