import { afterEach, expect, it, vi } from 'vitest';
import { CallRefused, read, sendText } from './desk-client.ts';

afterEach(() => void vi.unstubAllGlobals());

function stubAnswers(answer: object) {
  const options: RequestInit[] = [];
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('fetch', async (_: string, given: RequestInit) => {
    options.push(given);
    return Response.json(answer, { status: 'code' in answer ? 422 : 200 });
  });
  return options;
}

it('keeps decisions alive as the page goes, but no body that browsers refuse to', async () => {
  const options = stubAnswers({ success: true });
  await sendText('POST', '/small', '{}', 'application/json');
  await sendText('POST', '/large', 'x'.repeat(100_000), 'application/json');
  await read('/wps/operator/me');
  expect(options.map(({ keepalive }) => keepalive)).toEqual([true, false, false]);
});

it('tells every fault of refused documents', async () => {
  stubAnswers({ success: false, code: 'documents_refused', message: 'Faults.', problems: ['one', 'two'] });
  const refused = await sendText('POST', '/x', '{}', 'application/json').catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(CallRefused);
  expect(refused).toMatchObject({ code: 'documents_refused', problems: ['one', 'two'], status: 422 });
});
