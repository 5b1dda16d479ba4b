import { describe, expect, it } from 'vitest';
import { assetAddress } from './asset-address.ts';

describe('assetAddress', () => {
  it('puts a file of the assets folder under the base that the gateway serves it at', () => {
    expect(assetAddress('/site-assets/7', 'assets/mark.svg')).toBe('/site-assets/7/mark.svg');
    expect(assetAddress('/site-assets/7', 'assets/old/assets/mark.svg')).toBe('/site-assets/7/old/assets/mark.svg');
  });
});
