import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { DatabaseError } from 'pg';
import { DatabaseClosedError } from '../database-error.ts';
import { pgliteProgram } from './pglite-program.ts';
import type {
  PgliteAnswers,
  PgliteCommand,
  PgliteFailure,
  PgliteNotice,
  PgliteReply,
  PgliteSource,
  PgliteWorkerData,
} from './pglite-protocol.ts';

interface PendingCall {
  resolve(value: PgliteReply & { ok: true }): void;
  reject(error: Error): void;
}

/** This thread's end of the conversation with the worker in which PGlite runs. */
export class PgliteClient {
  readonly #worker: Worker;
  readonly #pending = new Map<number, PendingCall>();
  readonly #listeners = new Map<string, Set<(payload: string) => void>>();
  /** The order to listen, by channel: it is given once. */
  readonly #ordered = new Map<string, Promise<unknown>>();
  #lastId = 0;
  #death: Error | null = null;

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (message: PgliteReply | PgliteNotice) => {
      if ('channel' in message)
        for (const listener of this.#listeners.get(message.channel) ?? []) listener(message.payload);
      else this.#settle(message);
    });
    worker.on('error', (error) =>
      this.#die(new DatabaseClosedError('the embedded database has failed', { cause: error })),
    );
    worker.on('exit', () => this.#die(new DatabaseClosedError('the embedded database has stopped')));
  }

  /** Starts a worker and resolves when its database takes queries. */
  static async start(source: PgliteSource): Promise<PgliteClient> {
    const workerData: PgliteWorkerData = { ...source, program: await pgliteProgram() };
    // Flags of this process (loaders, debuggers, the test runner's) are not for the worker.
    const client = new PgliteClient(new Worker(workerEntry(), { workerData, execArgv: [] }));
    try {
      await client.#answerTo(0);
    } catch (error) {
      await client.#worker.terminate();
      throw error;
    }
    return client;
  }

  async call<K extends PgliteCommand['kind']>(command: PgliteCommand & { kind: K }): Promise<PgliteAnswers[K]> {
    if (this.#death) throw this.#death;
    this.#lastId += 1;
    const answer = this.#answerTo(this.#lastId);
    this.#worker.postMessage({ ...command, id: this.#lastId });
    return (await answer).value as PgliteAnswers[K];
  }

  /** Calls back with what transactions send to a channel, once they commit. @returns stops listening. */
  async listen(channel: string, listener: (payload: string) => void): Promise<() => void> {
    const ordered = this.#ordered.get(channel) ?? this.call({ kind: 'listen', channel });
    this.#ordered.set(channel, ordered);
    try {
      await ordered;
    } catch (error) {
      this.#ordered.delete(channel);
      throw error;
    }
    const listeners = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, listeners.add(listener));
    return () => void listeners.delete(listener);
  }

  /** Shuts the database down in order, then ends the thread. */
  async close(): Promise<void> {
    if (!this.#death) await this.call({ kind: 'close' });
    await this.#worker.terminate();
  }

  #answerTo(id: number): Promise<PgliteReply & { ok: true }> {
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
    });
  }

  #settle(reply: PgliteReply): void {
    const call = this.#pending.get(reply.id);
    this.#pending.delete(reply.id);
    if (reply.ok) call?.resolve(reply);
    else call?.reject(toError(reply.failure));
  }

  #die(error: Error): void {
    this.#death ??= error;
    for (const call of this.#pending.values()) call.reject(this.#death);
    this.#pending.clear();
  }
}

/** Rebuilt as node-postgres' own class, so that callers tell errors apart in one way on both engines. */
function toError(failure: PgliteFailure): Error {
  if (failure.fields === null) return new Error(failure.message);
  return Object.assign(new DatabaseError(failure.message, failure.message.length, 'error'), failure.fields);
}

/** From source the worker is TypeScript and is started through tsx; the bundle has a built worker beside it. */
function workerEntry(): URL {
  const runsFromSource = fileURLToPath(import.meta.url).endsWith('.ts');
  return new URL(runsFromSource ? './pglite-worker-from-source.mjs' : './pglite-worker.js', import.meta.url);
}
