import { expect, it } from 'vitest';
import { GatewayError } from '#portal/data/gateway-client.ts';
import { faultyLines, remedyOf } from './refusal.ts';

it('knows what a refusal asks for', () => {
  expect(remedyOf(new GatewayError('not_enough_funds', '', 422))).toBe('deposit');
  expect(remedyOf(new GatewayError('lottery_number_full', '', 422))).toBe('none');
  expect(remedyOf(new Error('down'))).toBe('none');
});

it('finds the lines that are to blame', () => {
  const fault = { code: 'full', message: 'No more is taken on 07.' };
  const failure = new GatewayError('lottery_number_full', '', 422, { 'lines.3.picks': fault, issue: fault });
  expect([...faultyLines(failure)]).toEqual([[3, 'No more is taken on 07.']]);
  expect(faultyLines(null).size).toBe(0);
});
