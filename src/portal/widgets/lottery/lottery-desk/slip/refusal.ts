import { GatewayError } from '#portal/data/gateway-client.ts';

/** The way on after a refusal. */
export type Remedy = 'deposit' | 'nextDraw' | 'none';

const REMEDIES: Readonly<Record<string, Remedy>> = {
  not_enough_funds: 'deposit',
  insufficient_funds: 'deposit',
  draw_closed: 'nextDraw',
};

export const remedyOf = (failure: unknown): Remedy =>
  failure instanceof GatewayError ? (REMEDIES[failure.code] ?? 'none') : 'none';

/** The faulty lines of a refused ticket with their messages, by number from 0: `lines.3`, `lines.3.picks`. */
export function faultyLines(failure: unknown): ReadonlyMap<number, string> {
  if (!(failure instanceof GatewayError)) return new Map();
  return new Map(
    Object.entries(failure.fields).flatMap(([field, { message }]) => {
      const line = /^\/?lines[./[](\d+)/.exec(field)?.[1];
      return line === undefined ? [] : [[Number(line), message] as const];
    }),
  );
}
