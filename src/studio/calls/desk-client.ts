import type { AnswerAt, BodyAt, ReadAnswer, ReadPath, SentPath } from '#contracts/call-types.ts';

/** A refusal of the gateway, by its stable code. `status` is 0 when no answer came. */
export class CallRefused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    readonly retryAfterSeconds?: number,
    /** Every fault of refused documents: `file:line:column path: what is wrong; what would be right`. */
    readonly problems: readonly string[] = [],
    /** What is wrong with which field of the call. */
    readonly fields: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.name = 'CallRefused';
  }
}

/** The envelope of every answer. */
interface Envelope {
  readonly success: boolean;
  readonly value?: unknown;
  readonly code?: string;
  readonly message?: string;
  readonly problems?: readonly string[];
  readonly fields?: Readonly<Record<string, string>>;
}

export type SendingMethod = 'PUT' | 'POST' | 'DELETE';

/** The gateway's refusal where the session is over. */
const SIGNED_OUT = 'operator_token_required';
const listeners = new Set<() => void>();

/** Calls back whenever a call finds that the session is over. @returns what ends that. */
export function onSessionOver(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The gateway's refusal where a call takes a new code of the authenticator. */
const PROOF_REQUIRED = 'operator_proof_required';
/** Asks the operator for a code. @returns whether one was taken. */
type AskForProof = () => Promise<boolean>;
let askForProof: AskForProof | null = null;

/** Registers the question for a code, which dangerous calls need. @returns the function that removes it. */
export function onProofRequired(ask: AskForProof): () => void {
  askForProof = ask;
  return () => {
    askForProof = null;
  };
}

/**
 * Makes a GET call and unwraps its envelope.
 * @throws CallRefused with the gateway's code, or `network_abnormal` when no answer came.
 */
export async function read<Path extends ReadPath>(path: Path, signal?: AbortSignal): Promise<ReadAnswer<Path>> {
  const value = await ask(path, { ...(signal && { signal }) });
  return value as ReadAnswer<Path>;
}

/**
 * Makes a call that changes something and unwraps its envelope. It is never retried: that is the caller's decision.
 * @throws CallRefused as `read` does.
 */
export async function send<Method extends SendingMethod, Path extends SentPath<Method>>(
  method: Method,
  path: Path,
  body: BodyAt<Method, Path>,
): Promise<AnswerAt<Method, Path>> {
  const value = await sendText(method, path, JSON.stringify(body), 'application/json');
  return value as AnswerAt<Method, Path>;
}

/** As `send`, with an idempotency key: the gateway does it once however often it is sent. */
export async function sendOnce<Method extends SendingMethod, Path extends SentPath<Method>>(
  method: Method,
  path: Path,
  body: BodyAt<Method, Path>,
  key: string,
): Promise<AnswerAt<Method, Path>> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': key };
  return (await ask(path, { method, body: JSON.stringify(body), headers })) as AnswerAt<Method, Path>;
}

/** Sends a body that has been written already. @throws CallRefused as `read` does. */
export function sendText(method: SendingMethod, path: string, body: string, contentType: string): Promise<unknown> {
  return ask(path, { method, body, headers: { 'content-type': contentType } });
}

/** Makes a call. If it needs a new code of the authenticator, asks for one and repeats the call. */
async function ask(path: string, options: RequestInit): Promise<unknown> {
  try {
    return await askOnce(path, options);
  } catch (error) {
    const isUnproved = error instanceof CallRefused && error.code === PROOF_REQUIRED;
    if (!isUnproved || askForProof === null || !(await askForProof())) throw error;
    return askOnce(path, options);
  }
}

/** Browsers refuse to keep a request with a larger body alive (64 KB; a character may take three bytes). */
const MOST_KEPT_ALIVE = 20_000;

async function askOnce(path: string, { headers, ...options }: RequestInit): Promise<unknown> {
  const response = await fetch(path, {
    ...options,
    credentials: 'same-origin',
    // A decision that was sent as the page went is still delivered.
    keepalive: options.method !== undefined && String(options.body ?? '').length <= MOST_KEPT_ALIVE,
    headers: { accept: 'application/json', language: document.documentElement.lang.toUpperCase(), ...headers },
  }).catch((error: unknown) => {
    throw new CallRefused('network_abnormal', String(error), 0);
  });
  const envelope = (await response.json().catch(() => ({ success: false }))) as Envelope;
  if (envelope.success) return envelope.value;
  const { code = 'unknown_error', message = '', problems = [], fields = {} } = envelope;
  if (code === SIGNED_OUT) for (const listener of listeners) listener();
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  const wait = Number.isFinite(retryAfter) ? retryAfter : undefined;
  throw new CallRefused(code, message, response.status, wait, problems, fields);
}
