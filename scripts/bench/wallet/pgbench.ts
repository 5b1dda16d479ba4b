import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { betRequest, INTEGRATION, SITE } from './wallet-players.ts';

const run = promisify(execFile);

/** PostgreSQL's own bench, where its server is installed; null where it is not. */
export function findPgbench(): string | null {
  const folder = '/usr/lib/postgresql';
  const found = existsSync(folder)
    ? readdirSync(folder)
        .map((version) => `${folder}/${version}/bin/pgbench`)
        .filter(existsSync)
    : [];
  return process.env.PGBENCH ?? found.at(-1) ?? null;
}

/** Calls the wallet's function that long on that many connections; gives calls a second. */
export async function pgbenchRate(
  pgbench: string,
  {
    url,
    players,
    connections,
    forMs,
    scriptPath,
  }: {
    readonly url: string;
    readonly players: number;
    readonly connections: number;
    readonly forMs: number;
    readonly scriptPath: string;
  },
): Promise<number> {
  const { site: _site, integration: _integration, ...request } = betRequest('user-%s', '%s');
  // A colon before a word would be a variable to pgbench.
  const template = JSON.stringify({ ...request, at: '%s' }).replaceAll(':', ': ');
  const placeOfMoment = template.slice(0, template.indexOf('"at"')).split('%s').length - 1;
  const values = Array.from({ length: template.split('%s').length - 1 }, (_, place) => {
    if (place === placeOfMoment) return `to_char(now(), 'YYYYMMDD"T"HH24MISS.MS')`;
    return place === 0 ? `lpad((:u)::int::text, 12, '0')` : '(:i)::bigint::text';
  });
  await writeFile(
    scriptPath,
    `\\set u random(0, ${players - 1})\n\\set i random(1, 9000000000000000000)\n` +
      `select seamless_process('${SITE}', '${INTEGRATION}', format('${template}', ${values.join(', ')})::jsonb);\n`,
  );
  const { stdout } = await run(
    pgbench,
    [
      '-n',
      '-M',
      'prepared',
      '-c',
      String(connections),
      '-j',
      '2',
      '-T',
      String(Math.max(1, Math.round(forMs / 1_000))),
      '-f',
      scriptPath,
      url,
    ],
    { env: { ...process.env, PGOPTIONS: '-c search_path=marquee' } },
  );
  const rate = Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  if (!(rate > 0)) throw new Error(`pgbench said:\n${stdout}`);
  return rate;
}
