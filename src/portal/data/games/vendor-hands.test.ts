import { expect, it } from 'vitest';
import { buildVendorLanes } from '#portal/testing/build-vendor-lanes.ts';
import { vendorHands } from './vendor-hands.ts';

it('numbers the studios of all lanes in order, each once', () => {
  expect([...vendorHands(buildVendorLanes())]).toEqual([
    ['PG', 0],
    ['JDB', 1],
    ['CQ9', 2],
  ]);
});
