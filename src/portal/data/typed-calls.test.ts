import { expect, it } from 'vitest';
import { gatewayQuery, readValue } from './gateway-client.ts';
import { sealAndSend } from './seal-and-send.ts';
import { sendValue } from './send-value.ts';

it('lets no call with a wrong path, body or answer compile', () => {
  // Only the compiler reads these.
  const calls = [
    async () => (await sendValue('POST', '/wps/session/handoff/owner', { code: 'a1' }, 'EN')).account,
    // @ts-expect-error there is no such path
    () => readValue('/wps/system/no-such-call'),
    // @ts-expect-error there is no such path
    () => gatewayQuery('/wps/system/no-such-call?language=EN'),
    // @ts-expect-error the path is one of another method
    () => sendValue('PUT', '/wps/session/handoff/owner', { code: 'a1' }, 'EN'),
    // @ts-expect-error the body lacks a field
    () => sendValue('POST', '/wps/session/handoff/owner', {}, 'EN'),
    // @ts-expect-error the body has a field too many
    () => sealAndSend('POST', '/wps/member/totp/begin', { password: 'secret', code: '1' }, 'EN'),
    // @ts-expect-error the answer has no such field
    async () => (await readValue('/wps/member/security')).noSuchField,
  ];
  expect(calls).toHaveLength(7);
});
