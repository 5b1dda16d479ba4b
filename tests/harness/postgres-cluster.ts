import { execFile, execFileSync } from 'node:child_process';
import { appendFileSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type ClusterServer, clusterServer, type ServerPlace, type ServerSettings } from './cluster-server.ts';

const INSTALLED = '/usr/lib/postgresql';
/** A cluster of a test need not survive a power cut. */
const WITHOUT_SYNC = { fsync: 'off', full_page_writes: 'off' };

/** Makes clusters in a temporary folder, which goes with them. */
export interface ClusterMaker {
  /** A free place for archives and copies, which the servers may write to. */
  readonly folder: string;
  /** Makes and starts an empty primary. */
  primary(settings?: ServerSettings): Promise<ClusterServer>;
  /** Copies a running primary and starts the copy as its streaming standby. */
  standby(primary: ClusterServer, options?: { name?: string; settings?: ServerSettings }): Promise<ClusterServer>;
  /** Copies a running server's files with pg_basebackup. */
  baseBackup(server: ClusterServer, to: string, more?: readonly string[]): Promise<void>;
  /** Runs one of PostgreSQL's programs, or of the system's, as the servers' user. */
  run(program: string, args: readonly string[]): Promise<void>;
  /** A server over files that are already there; it is not started. */
  over(folder: string): Promise<ClusterServer>;
  /** Stops every server and removes the folder. */
  close(): Promise<void>;
}

/** Why this machine cannot make clusters; null where it can. */
export const clusterProblem: string | null = findProblem();

function findProblem(): string | null {
  if (binaries() === undefined) return `no PostgreSQL 15 or newer in ${INSTALLED}`;
  if (process.getuid?.() === 0 && owner() === undefined) return 'PostgreSQL refuses root, and no user postgres exists';
  return null;
}

/** The folder of the newest installed PostgreSQL's programs. */
function binaries(): string | undefined {
  const versions = existsSync(INSTALLED) ? readdirSync(INSTALLED).map(Number) : [];
  const newest = Math.max(...versions.filter((version) => version >= 15));
  const folder = join(INSTALLED, String(newest), 'bin');
  return existsSync(join(folder, 'initdb')) ? folder : undefined;
}

/** The user that servers run as: the own one, or `postgres` for root. */
function owner(): { readonly uid?: number; readonly gid?: number } | undefined {
  if (process.getuid?.() !== 0) return {};
  try {
    const id = (of: string): number => Number(execFileSync('id', [of, 'postgres'], { stdio: 'pipe' }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}

/**
 * Opens a place for clusters. Only where `clusterProblem` is null.
 * @param within the folder in which the temporary one is made.
 */
export function clusterMaker(within = tmpdir()): ClusterMaker {
  const bin = binaries();
  const user = owner();
  if (bin === undefined || user === undefined) throw new Error(`clusters cannot be made here: ${clusterProblem}`);
  const folder = mkdtempSync(join(within, 'marquee-cluster-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const place: ServerPlace = { bin, user, socketFolder: folder };
  const servers: ClusterServer[] = [];
  const removeFolder = (): void => rmSync(folder, { recursive: true, force: true });
  process.once('exit', removeFolder);
  const run = async (program: string, args: readonly string[]): Promise<void> => {
    const own = join(bin, program);
    await promisify(execFile)(existsSync(own) ? own : program, args, { ...user, cwd: folder });
  };

  async function over(data: string): Promise<ClusterServer> {
    const server = await clusterServer(data, place);
    servers.push(server);
    return server;
  }

  const maker: ClusterMaker = {
    folder,
    run,
    over,

    async primary(settings = {}) {
      const data = join(folder, 'primary');
      await run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']);
      const server = await over(data);
      await server.start({ ...WITHOUT_SYNC, ...settings });
      return server;
    },

    async standby(primary, { name = 'standby', settings = {} } = {}) {
      const data = join(folder, name);
      await maker.baseBackup(primary, data, ['-R']);
      appendFileSync(
        join(data, 'postgresql.auto.conf'),
        `primary_conninfo = '${primary.url}?application_name=${name}'\n`,
      );
      const server = await over(data);
      await server.start({ ...WITHOUT_SYNC, ...settings });
      return server;
    },

    baseBackup: (server, to, more = []) =>
      run('pg_basebackup', ['-d', server.url, '-D', to, '-c', 'fast', '-X', 'stream', '--no-sync', ...more]),

    async close() {
      // Standbys first: a primary that stops waits for them.
      for (const server of servers.toReversed()) await server.stop('at once');
      process.off('exit', removeFolder);
      await rm(folder, { recursive: true, force: true });
    },
  };
  return maker;
}
