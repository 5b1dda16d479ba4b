import type { Adapter, AdapterPayload } from 'oidc-provider';

const MOST_KEPT = 5_000;

interface Kept {
  readonly payload: AdapterPayload;
  readonly untilMs: number;
}

/**
 * The memory of a demo's identity service; it is lost when the process ends.
 * @param findClient the sites, which are clients; they are documents and never stored here.
 */
export function identityMemory(
  findClient: (clientId: string) => AdapterPayload | undefined,
): (model: string) => Adapter {
  const kept = new Map<string, Kept>();
  const read = (key: string): AdapterPayload | undefined => {
    const found = kept.get(key);
    if (found !== undefined && found.untilMs > Date.now()) return found.payload;
    kept.delete(key);
    return undefined;
  };
  const firstWith = (model: string, field: 'uid' | 'userCode', value: string): AdapterPayload | undefined => {
    for (const [key, { payload }] of kept)
      if (key.startsWith(`${model}:`) && payload[field] === value) return read(key);
    return undefined;
  };

  return (model) => ({
    async upsert(id, payload, expiresInSeconds = 3_600) {
      const [oldest] = kept.keys();
      if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
      kept.set(`${model}:${id}`, { payload, untilMs: Date.now() + expiresInSeconds * 1_000 });
    },
    find: async (id) => (model === 'Client' ? findClient(id) : read(`${model}:${id}`)),
    findByUid: async (uid) => firstWith(model, 'uid', uid),
    findByUserCode: async (userCode) => firstWith(model, 'userCode', userCode),
    async consume(id) {
      const payload = read(`${model}:${id}`);
      if (payload !== undefined) payload.consumed = Math.floor(Date.now() / 1_000);
    },
    async destroy(id) {
      kept.delete(`${model}:${id}`);
    },
    async revokeByGrantId(grantId) {
      for (const [key, { payload }] of kept) if (payload.grantId === grantId) kept.delete(key);
    },
  });
}
