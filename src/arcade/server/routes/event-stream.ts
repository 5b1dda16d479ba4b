import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Without events a comment is sent so often, so that nothing on the way closes the connection. */
const BEAT_MS = 15_000;
/** A page that reads slower than this is let go, and comes back by itself. */
const MOST_WAITING_BYTES = 256 * 1024;

/** An answer that stays open and carries events (text/event-stream). */
export interface EventStream {
  /** @param data one line of text. */
  readonly send: (event: string, data: string) => void;
  readonly end: () => void;
}

/**
 * Opens event streams of an app, and closes them before it stops: the server waits for every open connection, and these
 * end by themselves only with their page.
 */
export function eventStreams(app: FastifyInstance): (reply: FastifyReply, closed: () => void) => EventStream {
  const streams = new Set<ServerResponse>();
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.destroy();
  });
  return (reply, closed) => {
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      ...headersOf(reply.getHeaders()),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
    });
    const write = (text: string): void => {
      if (raw.destroyed) return;
      raw.write(text);
      if (raw.writableLength > MOST_WAITING_BYTES) raw.destroy();
    };
    streams.add(raw);
    const beat = setInterval(() => write(':\n\n'), BEAT_MS);
    raw.on('close', () => {
      clearInterval(beat);
      streams.delete(raw);
      closed();
    });
    return { send: (event, data) => write(`event: ${event}\ndata: ${data}\n\n`), end: () => raw.destroy() };
  };
}

function headersOf(headers: Readonly<Record<string, number | string | string[] | undefined>>) {
  return Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
