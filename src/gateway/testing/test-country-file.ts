import { isIPv4 } from 'node:net';

/** A network of IPv4, such as `203.0.113.0/24`, and its country. */
export type CountryNetwork = readonly [network: string, country: string];

type Branch = { [bit in 0 | 1]?: Branch | { readonly country: string } };

/** The bytes of an MMDB file (MaxMind DB file format 2.0, records of 24 bits) that knows these networks alone. */
export function countryFile(networks: readonly CountryNetwork[]): Buffer {
  const root: Branch = {};
  for (const [network, country] of networks) grow(root, network, country);
  const nodes: Branch[] = [];
  const collect = (branch: Branch): void => {
    nodes.push(branch);
    for (const bit of [0, 1] as const) {
      const next = branch[bit];
      if (next !== undefined && !('country' in next)) collect(next);
    }
  };
  collect(root);

  const pieces: Buffer[] = [];
  let dataLength = 0;
  const recordOf = (next: Branch[0]): number => {
    if (next === undefined) return nodes.length;
    if (!('country' in next)) return nodes.indexOf(next);
    const data = encoded({ country: { iso_code: next.country } });
    pieces.push(data);
    dataLength += data.length;
    // 16 bytes of zeros part the tree from the data.
    return nodes.length + 16 + dataLength - data.length;
  };
  const tree = Buffer.alloc(nodes.length * 6);
  nodes.forEach((branch, index) => {
    tree.writeUIntBE(recordOf(branch[0]), index * 6, 3);
    tree.writeUIntBE(recordOf(branch[1]), index * 6 + 3, 3);
  });
  const metadata = encoded({
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1_700_000_000,
    database_type: 'Test-Country',
    ip_version: 4,
    node_count: nodes.length,
    record_size: 24,
  });
  const marker = Buffer.concat([Buffer.from([0xab, 0xcd, 0xef]), Buffer.from('MaxMind.com')]);
  return Buffer.concat([tree, Buffer.alloc(16), ...pieces, marker, metadata]);
}

function grow(root: Branch, network: string, country: string): void {
  const [address = '', prefix = '32'] = network.split('/');
  if (!isIPv4(address)) throw new Error(`${network} is no network of IPv4`);
  const bits = address
    .split('.')
    .map((byte) => Number(byte).toString(2).padStart(8, '0'))
    .join('')
    .slice(0, Number(prefix));
  let at = root;
  [...bits].forEach((digit, index) => {
    const bit = digit === '1' ? 1 : 0;
    if (index === bits.length - 1) {
      at[bit] = { country };
      return;
    }
    const next = at[bit] ?? {};
    if ('country' in next) throw new Error(`${network} lies in another network`);
    at[bit] = next;
    at = next;
  });
}

type Encodable = string | number | { readonly [name: string]: Encodable };

/** Texts (type 2), 32-bit numbers (type 6) and maps (type 7), none longer than 28. */
function encoded(value: Encodable): Buffer {
  if (typeof value === 'string') return Buffer.concat([Buffer.from([(2 << 5) | value.length]), Buffer.from(value)]);
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(5, (6 << 5) | 4);
    bytes.writeUInt32BE(value, 1);
    return bytes;
  }
  const entries = Object.entries(value);
  return Buffer.concat([
    Buffer.from([(7 << 5) | entries.length]),
    ...entries.flatMap(([name, inner]) => [encoded(name), encoded(inner)]),
  ]);
}
