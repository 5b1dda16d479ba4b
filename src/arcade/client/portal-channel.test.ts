import { expect, test } from 'vitest';
import { portalMessageIn } from './portal-channel.ts';

const origin = 'http://aurora.localhost:8080';
const portal = new MessageChannel().port1;
const stranger = new MessageChannel().port1;
const data = { source: 'marquee-portal', type: 'balanceChanged' };

test('hears the portal in its own window, from its own origin', () => {
  expect(portalMessageIn({ origin, source: portal, data }, origin, portal)).toEqual(data);
});

test('hears no other origin, however like it looks', () => {
  for (const other of [
    'http://lotus.localhost:8080',
    'https://aurora.localhost:8080',
    'http://aurora.localhost:8081',
    'null',
    '',
  ]) {
    expect(portalMessageIn({ origin: other, source: portal, data }, origin, portal)).toBeNull();
  }
});

test('hears no other window of the same origin', () => {
  expect(portalMessageIn({ origin, source: stranger, data }, origin, portal)).toBeNull();
});

test('hears nobody where there is no portal around the game', () => {
  expect(portalMessageIn({ origin, source: null, data }, origin, null)).toBeNull();
});

test('takes no message of another form', () => {
  const wrong = [
    null,
    'balanceChanged',
    { type: 'balanceChanged' },
    { source: 'marquee-game', type: 'balanceChanged' },
    { source: 'marquee-portal', type: 'giveMoney' },
    { source: 'marquee-portal', type: 'pause', extra: true },
  ];
  for (const message of wrong) {
    expect(portalMessageIn({ origin, source: portal, data: message }, origin, portal)).toBeNull();
  }
});
