import { createHash } from 'node:crypto';

/** The encodings that answers are kept in beside their plain bytes. */
export type Compression = 'br' | 'gzip';

/** The start and end of a successful answer, for values that are kept as JSON text. */
export function wrapJson(valueJson: string): string {
  return `{"success":true,"value":${valueJson}}`;
}

/** A successful answer that is the same for everyone who asks the same: its bytes, and the tag that names them. */
export interface KeptAnswer {
  readonly body: Buffer;
  /** With its quotes; weak, because it names the answer in every encoding. */
  readonly etag: string;
  /** The encodings that were requested so far, each compressed once; a promise until it is done. */
  readonly compressed: Map<Compression, Buffer | Promise<Buffer>>;
  /** Whether it was sent before: what is asked for once will mostly not be asked for again. */
  wasSent: boolean;
}

/** Makes the answer of a value, envelope and tag included. */
export function keepAnswer(value: unknown): KeptAnswer {
  const body = Buffer.from(wrapJson(JSON.stringify(value)));
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { body, etag, compressed: new Map(), wasSent: false };
}

/**
 * The bytes of a text, a character for each: pieces of answers are put together like this, and what is put together is
 * ready to be sent.
 */
export function byteText(text: string): string {
  return Buffer.from(text).toString('latin1');
}

/**
 * Makes the answer of a value that is JSON already, as its bytes.
 * @param source names what the answer was made of. It is the tag: at one address the same source always gives the same
 *   answer.
 */
export function keepJson(valueBytes: string, source: string): KeptAnswer {
  const { bytes, etag } = textAnswer(valueBytes, source);
  return { body: Buffer.from(bytes, 'latin1'), etag, compressed: new Map(), wasSent: false };
}

/** An answer that is sent once: its bytes, a character for each, and the tag that a kept one would have. */
export interface TextAnswer {
  readonly bytes: string;
  readonly etag: string;
}

/** The same answer as `keepJson` makes, as it is sent when it is not kept. */
export function textAnswer(valueBytes: string, source: string): TextAnswer {
  return { bytes: wrapJson(valueBytes), etag: `W/"${source}"` };
}

/** The size of a cached answer for the cache's limit: both compressed forms add at most about half of the JSON. */
export function keptSizeBytes({ body }: KeptAnswer): number {
  return Math.ceil(body.length * 1.5);
}
