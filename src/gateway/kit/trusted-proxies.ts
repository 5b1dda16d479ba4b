import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { TLSSocket } from 'node:tls';
import proxyAddr from '@fastify/proxy-addr';

/** The proxies whose forwarding headers the gateway trusts. */
export interface TrustedProxies {
  /** In Fastify's form: nobody, everybody, the nearest hops, or the named addresses and networks. */
  readonly option: boolean | string[] | ((address: string, hop: number) => boolean);
  /** Whether any client is believed: `true`, or networks that hold about every address, such as `::ffff:0:0/96`. */
  readonly trustsEverybody: boolean;
  /** Whether the peer at the other end of the socket is one of them. */
  isTrusted(peerAddress: string | undefined): boolean;
  /** The visitor's address: the peer's, or what the trusted ones say. */
  addressOf(request: IncomingMessage): string;
  /** Whether the visitor asked over TLS. */
  isSecure(request: IncomingMessage): boolean;
}

type Rule = Pick<TrustedProxies, 'option' | 'isTrusted'>;

/** Pairs of addresses from far parts of IPv4 and IPv6: networks of proxies hold no such pair. */
const STRANGERS = [
  ['1.1.1.1', '203.0.113.1'],
  ['2001:db8::1', '2a00::1'],
] as const;

/**
 * Reads TRUST_PROXY: `false`, `true`, a number of hops, or addresses and networks by comma (`10.0.0.0/8, ::1`);
 * `loopback` names the machine itself.
 * @throws RangeError when it is none of these.
 */
export function readTrustedProxies(setting: string): TrustedProxies {
  const rule = readRule(setting);
  const { option } = rule;
  const believes =
    typeof option === 'boolean' ? () => option : typeof option === 'function' ? option : proxyAddr.compile(option);
  return {
    ...rule,
    // With a number of hops each is believed as far as it is one of them.
    trustsEverybody: typeof option !== 'function' && STRANGERS.some((pair) => pair.every(rule.isTrusted)),
    addressOf: (request) =>
      request.headers['x-forwarded-for'] === undefined
        ? (request.socket.remoteAddress ?? '')
        : proxyAddr(request, believes),
    isSecure({ headers, socket }) {
      const forwarded = headers['x-forwarded-proto'];
      const isBelieved = forwarded !== undefined && believes(socket.remoteAddress ?? '', 0);
      return isBelieved ? lastOf(String(forwarded)) === 'https' : socket instanceof TLSSocket;
    },
  };
}

/** The forwarded addresses as the nearest proxy reports them. */
function lastOf(header: string): string {
  return header.slice(header.lastIndexOf(',') + 1).trim();
}

function readRule(setting: string): Rule {
  const value = setting.trim();
  if (value === '' || value === 'false' || /^0+$/.test(value)) return { option: false, isTrusted: () => false };
  if (value === 'true') return { option: true, isTrusted: () => true };
  if (/^\d{1,2}$/.test(value)) {
    const hops = Number(value);
    return { option: (_address, hop) => hop < hops, isTrusted: () => true };
  }
  const networks = value
    .split(',')
    .flatMap((entry) => (entry.trim() === 'loopback' ? ['127.0.0.0/8', '::1'] : [entry.trim()]));
  const list = new BlockList();
  for (const network of networks) addNetwork(list, network);
  return {
    option: networks,
    isTrusted: (peerAddress) => {
      const address = plainAddress(peerAddress ?? '');
      const family = isIP(address);
      return family !== 0 && list.check(address, family === 6 ? 'ipv6' : 'ipv4');
    },
  };
}

/** An IPv4 address that came over an IPv6 socket in its own form, so that one visitor has one address. */
export function plainAddress(address: string): string {
  return address.startsWith('::ffff:') && isIP(address.slice(7)) === 4 ? address.slice(7) : address;
}

function addNetwork(list: BlockList, network: string): void {
  const [address = '', prefix] = network.split('/');
  const family = isIP(address);
  if (family === 0) throw new RangeError(`"${network}" is no address or network`);
  const type = family === 6 ? 'ipv6' : 'ipv4';
  if (prefix === undefined) {
    list.addAddress(address, type);
    return;
  }
  const bits = Number(prefix);
  if (!/^\d{1,3}$/.test(prefix) || bits > (family === 6 ? 128 : 32))
    throw new RangeError(`"${network}" has no valid prefix length`);
  list.addSubnet(address, bits, type);
}
