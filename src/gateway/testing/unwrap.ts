import { expect } from 'vitest';
import type { SiteResponse } from '#tests/harness/site-request.ts';

/** The value of a success; fails the test when the answer is none. */
export function successOf<Value>(response: SiteResponse): Value {
  const body = response.json() as { success: boolean; value: Value };
  expect(body, response.text).toMatchObject({ success: true });
  return body.value;
}

/** The code of a refusal, with its status and the faults of its fields. */
export function refusalOf(response: SiteResponse): { status: number; code: string; fields: Record<string, string> } {
  const { code, fields = {} } = response.json() as { code: string; fields?: Record<string, { code: string }> };
  return {
    status: response.status,
    code,
    fields: Object.fromEntries(Object.entries(fields).map(([name, fault]) => [name, fault.code])),
  };
}
