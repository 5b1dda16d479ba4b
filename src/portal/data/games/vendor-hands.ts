import type { VendorLanes } from '#contracts/generated/contracts.ts';

/**
 * A studio's place among the site's studios. It picks the face of its wordmark, so that a studio has one hand wherever
 * it stands.
 */
export function vendorHands({ lanes }: VendorLanes): ReadonlyMap<string, number> {
  return new Map([...new Set(lanes.flatMap(({ cards }) => Object.keys(cards)))].map((code, index) => [code, index]));
}
