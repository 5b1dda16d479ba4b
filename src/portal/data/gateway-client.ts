import { queryOptions } from '@tanstack/react-query';
import type { ReadAnswer, ReadPath } from '#contracts/call-types.ts';
import type { SystemStatus } from '#contracts/generated/contracts.ts';

/** A refusal of the gateway, by its stable code. `status` is 0 when no answer came. */
export class GatewayError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    /** The fault of each named field, in the request's language. */
    readonly fields: Readonly<Record<string, FieldFault>> = {},
    readonly details: FailureDetails = {},
  ) {
    super(message);
    this.name = 'GatewayError';
  }
}

/** The fault of one field: a stable code, and words for people. */
export interface FieldFault {
  readonly code: string;
  readonly message: string;
}

/** Details that some refusals carry beside their code (the API's `ErrorBody`). */
export interface FailureDetails {
  /** Further tries need a captcha. */
  readonly captcha?: true;
  /** Of `extra_verification`: the sign-in that waits, and how it can be finished. */
  readonly challengeId?: string;
  readonly methods?: readonly string[];
}

/** The envelope of every answer. */
export interface Envelope extends FailureDetails {
  readonly success: boolean;
  readonly value?: unknown;
  readonly code?: string;
  readonly message?: string;
  readonly fields?: Readonly<Record<string, FieldFault>>;
}

/** The gateway's refusal while the password has to be changed first. */
const PASSWORD_CHANGE_REQUIRED = 'password_change_required';
const heldUp = new Set<() => void>();

/** Calls back whenever a call is refused because the password has to be changed first. @returns what ends that. */
export function onPasswordChangeRequired(listener: () => void): () => void {
  heldUp.add(listener);
  return () => void heldUp.delete(listener);
}

type StatusNumber = SystemStatus['status'];

const STATUS_PATH = '/wps/system/status';
/** Refusals that also report the site's status. */
const STATUS_OF_REFUSALS: Readonly<Record<string, StatusNumber>> = { maintenance: 1, region_restricted: 2 };
const statusListeners = new Set<(status: StatusNumber) => void>();

/** Subscribes to the site's status as reported by answers. @returns the function that unsubscribes. */
export function onStatusTold(listener: (status: StatusNumber) => void): () => void {
  statusListeners.add(listener);
  return () => void statusListeners.delete(listener);
}

function tellStatus(status: StatusNumber | undefined): void {
  if (status !== undefined) for (const listener of statusListeners) listener(status);
}

/** The error of a refused call. */
export function refusalIn({ code = 'unknown_error', message = '', fields, ...rest }: Envelope, status: number) {
  tellStatus(STATUS_OF_REFUSALS[code]);
  if (code === PASSWORD_CHANGE_REQUIRED) for (const listener of heldUp) listener();
  return new GatewayError(code, message, status, fields, rest);
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
 * @throws GatewayError with the gateway's code, `network_abnormal` when no answer came, or `site_changed` when two
 *   answers running were of another revision than the page.
 */
export async function readValue<Path extends ReadPath>(path: Path, signal?: AbortSignal): Promise<ReadAnswer<Path>> {
  const answer = (await ask(path, signal)) ?? (await ask(path, signal));
  if (!answer) throw new GatewayError('site_changed', '', 0);
  const { envelope, status } = answer;
  if (envelope.success) {
    if (path === STATUS_PATH) tellStatus((envelope.value as SystemStatus).status);
    return envelope.value as ReadAnswer<Path>;
  }
  throw refusalIn(envelope, status);
}

/**
 * Asks once. Judges the answer when all of it is there, since the page may be replaced meanwhile; null when it is not
 * of the page's revision.
 */
async function ask(path: string, signal?: AbortSignal): Promise<{ envelope: Envelope; status: number } | null> {
  const before = guard?.revision();
  const response = await fetch(path, {
    headers: { accept: 'application/json' },
    credentials: 'same-origin',
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    throw new GatewayError('network_abnormal', String(error), 0);
  });
  const envelope = (await response.json().catch(() => ({ success: false }))) as Envelope;
  const revision = response.headers.get('x-site-revision');
  const isOfPage = () => !guard || !revision || revision === String(guard.revision());
  // An answer that was under way while the page was replaced tells nothing about the page that is there now.
  if (!isOfPage() && before === guard?.revision()) await guard?.replacePage();
  return isOfPage() ? { envelope, status: response.status } : null;
}

/**
 * The query options of a GET call: its path is its key, so that a prerendered answer and a later call are one entry.
 */
export function gatewayQuery<Path extends ReadPath>(path: Path) {
  return queryOptions({
    queryKey: [path] as const,
    queryFn: ({ signal }) => readValue(path, signal),
    staleTime: 60_000,
  });
}
