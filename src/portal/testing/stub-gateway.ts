import { vi } from 'vitest';
import { GatewayError } from '#portal/data/gateway-client.ts';
import { answerCall } from './answer-call.ts';

/** Answers by path: a value, a value that is still on its way, or a failure. */
export type Answers = Readonly<Record<string, unknown>>;

export interface GatewayStub {
  /** Changes what a path answers from now on; an Error is a failure, and a refusal where it is the gateway's own. */
  readonly answer: (path: string, value: unknown) => void;
  /** The paths that were called over the network, in order. */
  readonly calls: readonly string[];
}

/**
 * Puts a gateway behind `fetch`: it gives the set answers, else those of a small catalogue. One that is down always
 * fails.
 */
export function stubGateway(answers: Answers = {}, isDown = false): GatewayStub {
  const stubbed = new Map(Object.entries(answers));
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    calls.push(path);
    const value = isDown ? new Error('down') : await (stubbed.has(path) ? stubbed.get(path) : answerCall(path));
    if (!(value instanceof Error)) return Response.json({ success: true, value });
    const { code, status, fields } =
      value instanceof GatewayError ? value : { code: 'internal_error', status: 500, fields: {} };
    return Response.json({ success: false, code, message: value.message, fields }, { status });
  });
  return { answer: (path, value) => void stubbed.set(path, value), calls };
}
