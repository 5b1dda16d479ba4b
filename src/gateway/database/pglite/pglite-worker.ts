import { parentPort, workerData } from 'node:worker_threads';
import { messages, PGlite } from '@electric-sql/pglite';
import { WIRE_TYPES } from '../wire-values.ts';
import type {
  PgliteAnswers,
  PgliteFailure,
  PgliteNotice,
  PgliteReply,
  PgliteRequest,
  PgliteRows,
  PgliteWorkerData,
} from './pglite-protocol.ts';

/*
 * The thread in which PGlite runs, so that a heavy query never blocks the gateway's event loop. It answers one request
 * at a time; whose turn it is, is decided on the other side (`pglite-engine.ts`).
 */

const { directory, snapshot, program } = workerData as PgliteWorkerData;

const SETTINGS = ['shared_buffers=16MB', 'search_path=marquee', 'timezone=UTC', 'datestyle=ISO'];

/** A blob that gives out its bytes without copying them; Node's own `Blob` copies them three times. */
class BytesAtHand extends Blob {
  readonly #bytes: Uint8Array<ArrayBuffer>;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    super([]);
    this.#bytes = bytes;
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return this.#bytes.buffer;
  }
}

const FAILURE_FIELDS = [
  'severity',
  'code',
  'detail',
  'hint',
  'position',
  'internalQuery',
  'where',
  'schema',
  'table',
  'column',
  'dataType',
  'constraint',
  'routine',
] as const;

function describeFailure(error: unknown): PgliteFailure {
  const message = error instanceof Error ? error.message : String(error);
  if (!(error instanceof messages.DatabaseError)) return { message, fields: null };
  const fields: Record<string, string> = {};
  for (const name of FAILURE_FIELDS) {
    const value = error[name];
    if (value !== undefined) fields[name] = value;
  }
  return { message, fields };
}

let standsAs: string | null = null;

/**
 * The connection stays the role that it became: transactions set theirs anyway, and what is asked for again and again
 * is one statement.
 */
async function standAs(database: PGlite, role: string): Promise<void> {
  if (standsAs === role) return;
  await database.exec(`set role ${role}`);
  standsAs = role;
}

async function rowsOf(database: PGlite, { sql, values }: { sql: string; values: unknown[] }): Promise<PgliteRows> {
  const result = await database.query<Record<string, unknown>>(sql, values);
  return { rows: result.rows, affectedRows: result.affectedRows, command: result.command ?? '' };
}

async function answer(database: PGlite, request: PgliteRequest): Promise<PgliteAnswers[keyof PgliteAnswers]> {
  switch (request.kind) {
    case 'call':
      await standAs(database, request.role);
      return rowsOf(database, request);
    case 'query':
      return rowsOf(database, request);
    case 'script': {
      const results = await database.exec(request.sql);
      return results.at(-1)?.command ?? '';
    }
    case 'listen':
      await database.listen(request.channel, (payload) => tell({ channel: request.channel, payload }));
      return null;
    case 'snapshot': {
      const tar = await database.dumpDataDir('none');
      return new Uint8Array(await tar.arrayBuffer());
    }
    case 'close':
      await database.close();
      return null;
  }
}

function reply(message: PgliteReply): void {
  parentPort?.postMessage(message);
}

function tell(notice: PgliteNotice): void {
  parentPort?.postMessage(notice);
}

async function serve(): Promise<void> {
  const database = await PGlite.create({
    pgliteWasmModule: program,
    ...(directory === undefined ? {} : { dataDir: directory }),
    ...(snapshot === undefined ? {} : { loadDataDir: new BytesAtHand(snapshot) }),
    parsers: Object.fromEntries(WIRE_TYPES.map((type) => [type.oid, type.read])),
    startParams: [...PGlite.defaultStartParams, ...SETTINGS.flatMap((setting) => ['-c', setting])],
  });
  parentPort?.on('message', (request: PgliteRequest) => {
    answer(database, request).then(
      (value) => reply({ id: request.id, ok: true, value }),
      (error: unknown) => reply({ id: request.id, ok: false, failure: describeFailure(error) }),
    );
  });
  reply({ id: 0, ok: true, value: null });
}

serve().catch((error: unknown) => reply({ id: 0, ok: false, failure: describeFailure(error) }));
