import { isIPv6 } from 'node:net';

const GROUPS = 8;
const GROUP_BITS = 16;

/** Networks that one subscriber may hold, by their bits, and how many times the limit of a /64 each is allowed. */
const IPV6_NETWORKS = [
  { bits: 64, share: 1 },
  { bits: 56, share: 4 },
  { bits: 48, share: 16 },
] as const;

/** A part of the address space that is counted together. */
export interface AddressBlock {
  readonly block: string;
  /** How many times the limit of a single address it is allowed. */
  readonly share: number;
}

/**
 * The key that an address is counted by: itself, or for IPv6 its /64 network, since a household holds all addresses in
 * it.
 */
export function addressBlock(address: string): string {
  return isIPv6(address) ? networkOf(address, IPV6_NETWORKS[0].bits) : address;
}

/**
 * Every block that an address is counted in: itself, or for IPv6 its /64, /56 and /48, the wider ones with wider
 * bounds.
 */
export function addressBlocks(address: string): readonly AddressBlock[] {
  if (!isIPv6(address)) return [{ block: address, share: 1 }];
  return IPV6_NETWORKS.map(({ bits, share }) => ({ block: networkOf(address, bits), share }));
}

/** The block of an address with the wider networks around it; these are null for IPv4. */
export function networksOf(address: string): {
  readonly block: string;
  readonly network56: string | null;
  readonly network48: string | null;
} {
  const [block, network56, network48] = addressBlocks(address);
  return { block: block?.block ?? address, network56: network56?.block ?? null, network48: network48?.block ?? null };
}

/** The first four groups of an IPv6 address as written: its /64. Null for IPv4, and where compression hides them. */
export function networkPrefix(address: string): string | null {
  return isIPv6(address) ? (/^(?:[0-9a-f]{1,4}:){4}/i.exec(address)?.[0] ?? null) : null;
}

function networkOf(address: string, bits: number): string {
  const [before = '', after] = address.toLowerCase().replace(/%.*$/, '').split('::');
  const head = groupsOf(before);
  const tail = groupsOf(after ?? '');
  const gap = after === undefined ? [] : Array.from({ length: GROUPS - head.length - tail.length }, () => '0');
  const groups = [...head, ...gap, ...tail].slice(0, Math.ceil(bits / GROUP_BITS));
  const network = groups.map((group, index) => maskedGroup(group, bits - index * GROUP_BITS));
  return `${network.join(':')}::/${bits}`;
}

/** A group without the bits that lie behind the network's. */
function maskedGroup(group: string, bits: number): string {
  const value = Number.parseInt(group, 16);
  return (bits >= GROUP_BITS ? value : value & (0xffff << (GROUP_BITS - bits))).toString(16);
}

function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':');
}
