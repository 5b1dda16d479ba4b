import { CompactEncrypt, compactDecrypt, type JWK } from 'jose';
import type { MasterKey } from './master-key.ts';

/**
 * A key as the database keeps it: a compact JWE (A256GCM) under the master key. The protected header names the row, so
 * that a wrapped key opens nowhere else.
 * @param row its id and purpose.
 */
export async function wrapKey(key: JWK, row: string, masterKey: MasterKey): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(key)))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: masterKey.id, sub: row })
    .encrypt(masterKey.bytes);
}

/** @throws where it was wrapped for another row, under another master key, or changed since. */
export async function unwrapKey(wrapped: string, row: string, masterKey: MasterKey): Promise<JWK> {
  const { plaintext, protectedHeader } = await compactDecrypt(wrapped, masterKey.bytes, {
    keyManagementAlgorithms: ['dir'],
    contentEncryptionAlgorithms: ['A256GCM'],
  });
  if (protectedHeader.sub !== row) throw new Error('a wrapped key belongs to another row');
  return JSON.parse(new TextDecoder().decode(plaintext)) as JWK;
}
