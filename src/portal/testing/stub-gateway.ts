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
 * Puts a gateway behind `fetch`: it answers what it is told, else what a small catalogue would; one that is down fails
 * always.
 */
export function stubGateway(answers: Answers = {}, isDown = false): GatewayStub {
  const told = new Map(Object.entries(answers));
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    calls.push(path);
    const value = isDown ? new Error('down') : await (told.has(path) ? told.get(path) : answerCall(path));
    if (!(value instanceof Error)) return Response.json({ success: true, value });
    const { code, status } = value instanceof GatewayError ? value : { code: 'internal_error', status: 500 };
    return Response.json({ success: false, code, message: value.message }, { status });
  });
  return { answer: (path, value) => void told.set(path, value), calls };
}
