import { expect, it } from 'vitest';
import { verifyWebhook } from './webhook-signature.ts';

/** The example of the Standard Webhooks specification. */
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const body = Buffer.from('{"test": 2432232314}');
const headers = {
  'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  'webhook-timestamp': '1614265330',
  'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
};
const at = (seconds: number): Date => new Date((1_614_265_330 + seconds) * 1_000);

it('takes the example of the specification', () => {
  expect(verifyWebhook({ headers, body }, secret, at(0))).toBe('msg_p5jXN8AQM9LWM0D4loKWxJek');
});

it('takes one right signature of several', () => {
  const several = { ...headers, 'webhook-signature': `v1,AAAA v2,x ${headers['webhook-signature']}` };
  expect(verifyWebhook({ headers: several, body }, secret, at(0))).not.toBeNull();
});

it('refuses what is older or newer than five minutes', () => {
  expect(verifyWebhook({ headers, body }, secret, at(300))).not.toBeNull();
  expect(verifyWebhook({ headers, body }, secret, at(301))).toBeNull();
  expect(verifyWebhook({ headers, body }, secret, at(-301))).toBeNull();
});

it.each([
  ['another body', { body: Buffer.from('{"test": 2432232315}') }],
  ['another id', { headers: { ...headers, 'webhook-id': 'msg_other' } }],
  ['another time', { headers: { ...headers, 'webhook-timestamp': '1614265331' } }],
  ['no signature', { headers: { ...headers, 'webhook-signature': undefined } }],
  ['an empty signature', { headers: { ...headers, 'webhook-signature': 'v1,' } }],
  ['a signature of another version', { headers: { ...headers, 'webhook-signature': 'v2,g0hM9SsE' } }],
  ['a time that is no number', { headers: { ...headers, 'webhook-timestamp': 'now' } }],
])('refuses %s', (_what, changed) => {
  expect(verifyWebhook({ headers, body, ...changed }, secret, at(0))).toBeNull();
});

it('refuses another secret', () => {
  expect(verifyWebhook({ headers, body }, 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', at(0))).toBeNull();
});
