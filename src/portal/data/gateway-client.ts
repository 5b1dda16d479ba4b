import { queryOptions } from '@tanstack/react-query';

/** A refusal of the gateway, by its stable code. `status` is 0 when no answer came. */
export class GatewayError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message);
    this.name = 'GatewayError';
  }
}

interface Envelope {
  readonly success: boolean;
  readonly value?: unknown;
  readonly code?: string;
  readonly message?: string;
}

/** Of which revision the page is, and how it becomes one of another. */
export interface RevisionGuard {
  readonly revision: () => number;
  /** Resolves when the page has been replaced. */
  readonly replacePage: () => Promise<void>;
}

let guard: RevisionGuard | null = null;

/** From now on no answer is shown on a page of another revision: the page is replaced first. The browser's alone. */
export function guardRevision(by: RevisionGuard): void {
  guard = by;
}

/**
 * Makes a GET call and unwraps its envelope.
 * @throws GatewayError with the gateway's code, or `network_abnormal` when no answer came.
 */
export async function readValue(path: string, signal?: AbortSignal): Promise<unknown> {
  const response = await fetch(path, {
    headers: { accept: 'application/json' },
    credentials: 'same-origin',
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    throw new GatewayError('network_abnormal', String(error), 0);
  });
  const revision = response.headers.get('x-site-revision');
  if (guard && revision && revision !== String(guard.revision())) await guard.replacePage();
  const envelope = (await response.json().catch(() => ({ success: false }))) as Envelope;
  if (envelope.success) return envelope.value;
  throw new GatewayError(envelope.code ?? 'unknown_error', envelope.message ?? '', response.status);
}

/** The query options of a GET call: its path is its key, so that a prerendered answer and a later call are one entry. */
export function gatewayQuery<Value>(path: string) {
  return queryOptions({
    queryKey: [path] as const,
    queryFn: async ({ signal }) => (await readValue(path, signal)) as Value,
    staleTime: 60_000,
  });
}
