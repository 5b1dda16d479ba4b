import { describe, expect, it, vi } from 'vitest';
import { buildMember } from '#portal/testing/build-member.ts';
import { GatewayError } from './gateway-client.ts';
import { MEMBER_PATH, memberQuery } from './member-query.ts';

const refusal = (code: string) => ({ status: 401, body: { success: false, code, message: code } });

/** Answers calls in order, and records them. */
function stubCalls(answers: ReadonlyArray<{ readonly status: number; readonly body: object }>) {
  const made: string[] = [];
  const rest = [...answers];
  vi.stubGlobal('fetch', async (path: string) => {
    made.push(path);
    const { status = 500, body = {} } = rest.shift() ?? {};
    return new Response(JSON.stringify(body), { status });
  });
  return made;
}

async function read(): Promise<unknown> {
  const { queryFn } = memberQuery();
  if (typeof queryFn !== 'function') throw new Error('the query has no function');
  return queryFn({ signal: new AbortController().signal } as Parameters<typeof queryFn>[0]);
}

describe('the member of the browser', () => {
  it('is asked for once more where the browser is remembered', async () => {
    const member = buildMember();
    const made = stubCalls([
      refusal('not_logged_in'),
      { status: 200, body: { success: true, value: {} } },
      { status: 200, body: { success: true, value: member } },
    ]);
    expect(await read()).toEqual(member);
    expect(made).toEqual([MEMBER_PATH, '/wps/session/remembered', MEMBER_PATH]);
  });

  it('is nobody where it is not', async () => {
    stubCalls([refusal('not_logged_in'), refusal('not_logged_in')]);
    await expect(read()).rejects.toMatchObject({ code: 'not_logged_in', status: 401 });
  });

  it('is nobody, and reports so, when the remembered-browser token was also used elsewhere', async () => {
    stubCalls([refusal('not_logged_in'), refusal('remembered_elsewhere')]);
    await expect(read()).rejects.toBeInstanceOf(GatewayError);
    stubCalls([refusal('not_logged_in'), refusal('remembered_elsewhere')]);
    await expect(read()).rejects.toMatchObject({ code: 'remembered_elsewhere' });
  });
});
