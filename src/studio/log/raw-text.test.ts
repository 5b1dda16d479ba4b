import { expect, it } from 'vitest';
import { inLines } from './raw-text.ts';

it('breaks JSON into lines, and changes nothing that it would lose', () => {
  expect(inLines('{"call":"win","amount":3600}')).toBe('{\n  "call": "win",\n  "amount": 3600\n}');
  for (const text of ['{"id":77121640771216407712}', '{"amount":36.00}', '{"a":1,"a":2}', 'no JSON', ''])
    expect(inLines(text)).toBe(text);
});
