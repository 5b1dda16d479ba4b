import { isIPv6 } from 'node:net';

/** How many groups of an IPv6 address name the network of one household; whoever has one has all addresses in it. */
const NETWORK_GROUPS = 4;
const GROUPS = 8;

/** What an address is counted as: itself, or for IPv6 its /64 network. */
export function addressBlock(address: string): string {
  if (!isIPv6(address)) return address;
  const [before = '', after] = address.toLowerCase().replace(/%.*$/, '').split('::');
  const head = groupsOf(before);
  const tail = groupsOf(after ?? '');
  const gap = after === undefined ? [] : Array.from({ length: GROUPS - head.length - tail.length }, () => '0');
  const network = [...head, ...gap, ...tail].slice(0, NETWORK_GROUPS);
  return `${network.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}

function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':');
}
