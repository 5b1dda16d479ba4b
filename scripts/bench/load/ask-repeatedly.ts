import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

interface Load {
  readonly port: number;
  /** Asked one after the other, by all connections together, and from the beginning again. */
  readonly paths: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly forMs: number;
}

/** The results of a server under load. */
export interface LoadResult {
  readonly answersPerSecond: number;
  /** How long each answer took, in milliseconds, in no order. */
  readonly tookMs: readonly number[];
}

/**
 * Asks on that many connections, on each again as soon as it has its answer. Speaks to the sockets directly, so that
 * the client's cost does not hide the server's.
 * @throws when anything but 200 is answered.
 */
export async function askRepeatedly({ port, paths, headers, connections, forMs }: Load): Promise<LoadResult> {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const questions = paths.map((path) => Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`));
  let asked = 0;
  const nextQuestion = (): Buffer => {
    const question = questions[asked % questions.length];
    asked += 1;
    if (question === undefined) throw new Error('There is nothing to ask.');
    return question;
  };
  const tookMs: number[] = [];
  const open = Array.from({ length: connections }, () => new Connection(port, nextQuestion, tookMs));
  await Promise.all(open.map((connection) => connection.begin()));
  const startedAt = performance.now();
  await pause(forMs);
  const seconds = (performance.now() - startedAt) / 1000;
  const answers = open.reduce((total, connection) => total + connection.end(), 0);
  for (const { failure } of open) if (failure) throw failure;
  return { answersPerSecond: answers / seconds, tookMs };
}

class Connection {
  failure: Error | undefined;
  private answers = 0;
  /** Bytes of the current answer that are still to come; undefined while its head is. */
  private missing: number | undefined;
  private head: Buffer = Buffer.alloc(0);
  private askedAtMs = 0;
  private readonly socket: Socket;

  constructor(
    port: number,
    private readonly nextQuestion: () => Buffer,
    private readonly tookMs: number[],
  ) {
    this.socket = connect({ host: '127.0.0.1', port, noDelay: true });
    this.socket.on('data', (chunk) => this.take(chunk));
    this.socket.on('error', (error) => {
      this.failure = error;
    });
  }

  async begin(): Promise<void> {
    await once(this.socket, 'connect');
    this.ask();
  }

  end(): number {
    this.socket.destroy();
    return this.answers;
  }

  private ask(): void {
    this.askedAtMs = performance.now();
    this.socket.write(this.nextQuestion());
  }

  private take(chunk: Buffer): void {
    if (this.missing === undefined) {
      const read = this.head.length === 0 ? chunk : Buffer.concat([this.head, chunk]);
      const headEnd = read.indexOf('\r\n\r\n');
      if (headEnd < 0) {
        this.head = read;
        return;
      }
      const head = read.toString('latin1', 0, headEnd);
      const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
      if (!head.startsWith('HTTP/1.1 200') || length === undefined) {
        this.failure = new Error(`An answer that was not expected:\n${head}`);
        this.socket.destroy();
        return;
      }
      this.head = Buffer.alloc(0);
      this.missing = Number(length) - (read.length - headEnd - 4);
    } else {
      this.missing -= chunk.length;
    }
    if (this.missing > 0) return;
    this.missing = undefined;
    this.answers += 1;
    this.tookMs.push(performance.now() - this.askedAtMs);
    this.ask();
  }
}
