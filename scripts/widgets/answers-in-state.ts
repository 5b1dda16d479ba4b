import { answerCall } from '#portal/testing/answer-call.ts';
import type { DataState } from './gallery-states.ts';

/** Calls that need a session; the gallery has none. */
const OWN_CALLS = ['/wps/member/', '/wps/relay/GCS_recentGame?'];

/**
 * Puts a state between a widget and the gateway: answers as they are, none at all, empty ones, or refusals. An
 * account's are examples.
 */
export function answerInState(state: DataState): void {
  const gateway = window.fetch.bind(window);
  const ask: typeof fetch = async (input, init) =>
    typeof input === 'string' && OWN_CALLS.some((call) => input.startsWith(call))
      ? Response.json({ success: true, value: answerCall(input) })
      : gateway(input, init);
  window.fetch = async (input, init) => {
    if (state === 'waiting') return new Promise<Response>(() => {});
    if (state === 'failed')
      return Response.json({ success: false, code: 'internal_error', message: '' }, { status: 500 });
    const response = await ask(input, init);
    return state === 'empty' ? Response.json(emptied(await response.json())) : response;
  };
}

/** The same answer with nothing in its lists, and counting nothing. */
function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value === 'number') return 0;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, emptied(inner)]));
}
