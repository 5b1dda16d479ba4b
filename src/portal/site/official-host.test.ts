import { expect, it } from 'vitest';
import { isOfficial } from './official-host.ts';

const site = { hosts: ['pebble.example'], domainRoute: [{ host: 'pebble-2.example', label: 'Second line' }] };

it.each([
  ['pebble.example', true],
  ['PEBBLE.example.', true],
  ['pebble-2.example', true],
  ['pebble.example.elsewhere.example', false],
  ['www.pebble.example', false],
  ['', false],
])('takes the host %s for the site’s own: %s', (host, isOurs) => {
  expect(isOfficial(host, site)).toBe(isOurs);
});
