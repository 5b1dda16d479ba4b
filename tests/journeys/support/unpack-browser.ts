import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const packageName = '@sparticuz/chromium';

/**
 * The package unpacks into the given temporary folder, with libraries only where it believes to be in a cloud
 * function.
 */
const unpackProgram = `const { default: chromium } = await import('${packageName}'); await chromium.executablePath();`;
const unpackEnvironment = { AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };

/**
 * Unpacks the Chromium (Linux, x64) that comes as a package into .cache and answers the path of a small script that
 * starts it with the libraries and, where the machine has none, the fonts that came along.
 */
export async function unpackBrowser(): Promise<string> {
  const manifest = await readFile(resolve('node_modules', packageName, 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  const cache = resolve('.cache');
  const home = join(cache, `chromium-${version}`);
  const starter = join(home, 'start');
  if (existsSync(starter)) return starter;

  await mkdir(cache, { recursive: true });
  const unpacking = await mkdtemp(join(cache, 'chromium-unpacking-'));
  await run(process.execPath, ['--input-type=module', '--eval', unpackProgram], {
    env: { ...process.env, ...unpackEnvironment, TMPDIR: unpacking },
  });
  await writeFile(join(unpacking, 'start'), startScript);
  await chmod(join(unpacking, 'start'), 0o755);
  // Renamed when whole, so that an interrupted unpacking is never taken for a browser.
  await rm(home, { recursive: true, force: true });
  await rename(unpacking, home);
  return starter;
}

const startScript = `#!/bin/sh
home=$(dirname "$0")
export LD_LIBRARY_PATH="\${LD_LIBRARY_PATH:+$LD_LIBRARY_PATH:}$home/al2023/lib"
[ -d /etc/fonts ] || export FONTCONFIG_PATH="$home/fonts"
exec "$home/chromium" "$@"
`;
