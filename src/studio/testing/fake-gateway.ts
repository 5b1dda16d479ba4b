import { vi } from 'vitest';

/** A call that the desk made. */
export interface MadeCall {
  readonly call: string;
  readonly body: unknown;
}

/** An answer of the gateway that refuses a call. */
export class Refusal {
  constructor(
    readonly code: string,
    readonly message = code,
    readonly fields: Readonly<Record<string, string>> = {},
  ) {}
}

/**
 * Answers the desk's calls in place of the gateway until the test is over.
 * @param answers by method and path, without the query; a function is asked at each call.
 * @returns the calls as they are made.
 */
export function fakeGateway(answers: Readonly<Record<string, unknown>>): readonly MadeCall[] {
  const made: MadeCall[] = [];
  vi.stubGlobal('fetch', async (input: string, { method = 'GET', body }: RequestInit = {}) => {
    const name = `${method} ${input.split('?')[0]}`;
    made.push({ call: `${method} ${input}`, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    const answer = answers[name];
    if (answer === undefined) throw new Error(`the test has no answer to ${name}`);
    const value: unknown = typeof answer === 'function' ? answer() : answer;
    if (value instanceof Refusal) return new Response(JSON.stringify({ success: false, ...value }), { status: 409 });
    return new Response(JSON.stringify({ success: true, value }));
  });
  return made;
}
