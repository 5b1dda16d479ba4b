import type { FastifyInstance, FastifyRequest } from 'fastify';
import { compactDecrypt, importJWK, type JWK } from 'jose';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { siteOf } from '../site-by-host.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body comes as a compact JWE, and only so (design of the HTTP contract, "encrypted"). */
    encrypted?: boolean;
  }
  interface FastifyInstance {
    openEnvelope: (request: FastifyRequest, envelope: string) => Promise<unknown>;
  }
}

/** How long an envelope may be under way, and how far the sender's clock may be ahead. */
export const ENVELOPE_SECONDS = 300;
const CLOCK_AHEAD_SECONDS = 60;

const ALGORITHMS = { keyManagementAlgorithms: ['ECDH-ES+A256KW'], contentEncryptionAlgorithms: ['A256GCM'] };

/** The private keys of a purpose, newest first. */
interface DecryptionKeys {
  keysFor(purpose: 'jwe'): Promise<ReadonlyArray<{ readonly keyId: string; readonly privateJwk: JWK }>>;
}

export interface EnvelopeParts {
  readonly keys: DecryptionKeys;
  /**
   * Remembers an envelope on every process; false where it was taken before. Without a site it is one of the platform's
   * own calls.
   */
  readonly remember: (siteId: string | null, envelopeId: string, expiresAt: Date) => Promise<boolean>;
  readonly clock: () => Date;
}

/**
 * Takes the bodies of encrypted calls: a compact JWE of the JSON body, with `jti` and `iat` (seconds) in its protected
 * header or beside the body's own values. What was taken before or is older than five minutes is refused, so that a
 * recorded call opens nothing.
 */
export function encryptedCalls(app: FastifyInstance, parts: EnvelopeParts): void {
  const keyOf = decryptionKeys(parts.keys);
  app.decorate('openEnvelope', (request: FastifyRequest, envelope: string) => open(request, envelope));

  app.addHook('onRoute', (route) => {
    if (route.config?.encrypted !== true) return;
    route.preParsing = [
      async (request: FastifyRequest) => {
        if (!isJose(request.headers['content-type'])) throw new DomainError('encryption_required');
      },
      ...[route.preParsing ?? []].flat(),
    ];
  });

  app.addContentTypeParser('application/jose', { parseAs: 'string' }, async (request: FastifyRequest, body: string) => {
    if (request.routeOptions.config.encrypted !== true) throw new DomainError('unsupported_media_type');
    return open(request, body);
  });

  async function open(request: FastifyRequest, envelope: string): Promise<unknown> {
    const { header, value } = await decrypt(envelope);
    const { jti, iat, ...rest } = value;
    const envelopeId = header.jti ?? jti;
    const madeAt = header.iat ?? iat;
    if (typeof envelopeId !== 'string' || !/^[\w.:-]{8,100}$/.test(envelopeId) || typeof madeAt !== 'number')
      throw new DomainError('stale_envelope');
    const now = parts.clock();
    const ageSeconds = now.getTime() / 1_000 - madeAt;
    // Written so that a NaN is refused too.
    if (!(ageSeconds <= ENVELOPE_SECONDS && ageSeconds >= -CLOCK_AHEAD_SECONDS))
      throw new DomainError('stale_envelope');
    const expiresAt = new Date(now.getTime() + (ENVELOPE_SECONDS + CLOCK_AHEAD_SECONDS) * 1_000);
    const isNew = await parts.remember(ownerOf(request), envelopeId, expiresAt);
    if (!isNew) throw new DomainError('stale_envelope');
    return rest;
  }

  async function decrypt(envelope: string) {
    try {
      const { plaintext, protectedHeader } = await compactDecrypt(
        envelope,
        (protectedHeader: { kid?: unknown }) =>
          keyOf(typeof protectedHeader.kid === 'string' ? protectedHeader.kid : null),
        ALGORITHMS,
      );
      const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plaintext));
      if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error('no JSON object');
      return { header: protectedHeader as Record<string, unknown>, value: value as Record<string, unknown> };
    } catch (cause) {
      throw new DomainError('invalid_request', { fields: { body: 'wrong_format' }, cause });
    }
  }
}

/** Opens what came encrypted in a header, by the rules of bodies. @throws DomainError as they are refused. */
export function openHeader(request: FastifyRequest, envelope: string): Promise<unknown> {
  return request.server.openEnvelope(request, envelope);
}

/** The site that a body is for. What the platform answers on every host is taken once on all of them. */
function ownerOf(request: FastifyRequest): string | null {
  return request.routeOptions.config.anyHost === true ? null : siteOf(request).id;
}

function isJose(contentType: string | undefined): boolean {
  return contentType?.split(';')[0]?.trim().toLowerCase() === 'application/jose';
}

/** The private keys by id, read again when an unknown one is named; without an id the newest. */
function decryptionKeys(store: DecryptionKeys) {
  let known = new Map<string, Awaited<ReturnType<typeof importJWK>>>();
  return async (kid: string | null) => {
    if (kid === null ? known.size === 0 : !known.has(kid)) {
      const keys = await store.keysFor('jwe');
      known = new Map(
        await Promise.all(
          keys.map(
            async ({ keyId, privateJwk }) => [keyId, await importJWK(privateJwk as JWK, 'ECDH-ES+A256KW')] as const,
          ),
        ),
      );
    }
    const key = kid === null ? known.values().next().value : known.get(kid);
    if (key === undefined) throw new Error('no such key');
    return key;
  };
}
