import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { PublicKeys } from '#contracts/generated/contracts.ts';
import type { SystemKeyStore } from '#gateway/database/system-key-store.ts';

const PURPOSE = 'jwe';
const ALGORITHM = 'ECDH-ES+A256KW';

/** The keys that encrypted calls are encrypted to. One is made when the platform starts for the first time. */
export function systemKeysService(store: Pick<SystemKeyStore, 'ensure' | 'keysFor'>) {
  return {
    /** Makes the first key where there is none; processes that start together agree on one. */
    ensureKey: () => store.ensure(PURPOSE, createKey),

    /**
     * The public halves as a JWKS, newest first. Clients take the first; older ones stay while calls to them may be
     * under way.
     */
    async publicKeys(): Promise<PublicKeys> {
      const keys = await store.keysFor(PURPOSE);
      return { keys: keys.map(({ keyId, privateJwk }) => publicHalf(keyId, privateJwk)) };
    },
  };
}

export type SystemKeysService = ReturnType<typeof systemKeysService>;

async function createKey(): Promise<{ keyId: string; privateJwk: JWK }> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { crv: 'P-256', extractable: true });
  return { keyId: crypto.randomUUID(), privateJwk: await exportJWK(privateKey) };
}

/** Named one by one, so that nothing private can slip through with a member that nobody thought of. */
function publicHalf(keyId: string, { kty, crv, x, y }: JWK): Record<string, string> {
  if (!kty || !crv || !x || !y) throw new Error(`the system key ${keyId} is no elliptic-curve key`);
  return { kty, crv, x, y, kid: keyId, use: 'enc', alg: ALGORITHM };
}
