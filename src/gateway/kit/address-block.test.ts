import { describe, expect, it } from 'vitest';
import { addressBlock, addressBlocks, networkPrefix } from './address-block.ts';

describe('the counted form of an address', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('is itself, or its network: %s', (address, block) => {
    expect(addressBlock(address)).toBe(block);
  });

  it('is counted in wider networks too, with wider bounds', () => {
    expect(addressBlocks('192.0.2.1')).toEqual([{ block: '192.0.2.1', share: 1 }]);
    expect(addressBlocks('2001:db8:1:2fff::9')).toEqual([
      { block: '2001:db8:1:2fff::/64', share: 1 },
      { block: '2001:db8:1:2f00::/56', share: 4 },
      { block: '2001:db8:1::/48', share: 16 },
    ]);
  });

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:'],
    ['2001:db8::1', null],
    ['192.0.2.1', null],
  ])('begins with what its network is written as: %s', (address, prefix) => {
    expect(networkPrefix(address)).toBe(prefix);
  });
});
