import { expect } from '@playwright/test';
import { siteRequest } from '#tests/harness/site-request.ts';

/**
 * The code that was sent last to a receiver, by the demo's inbox.
 * @param port of the gateway.
 * @param seen how many were sent before.
 */
export async function codeSentTo(port: number, receiver: string, seen = 0): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      const path = `/messages.json?to=${encodeURIComponent(receiver)}`;
      const { messages } = (await siteRequest({ port, host: 'mail.localhost', path })).json() as {
        messages: ReadonlyArray<{ kind: string; text: string }>;
      };
      const codes = messages.filter(({ kind }) => kind === 'verify');
      code = codes.length > seen ? (/\d{6}/.exec(codes[0]?.text ?? '')?.[0] ?? '') : '';
      return code;
    })
    .not.toBe('');
  return code;
}
