import { createHash, timingSafeEqual } from 'node:crypto';
import type { RevisionPreview } from '#contracts/generated/contracts.ts';
import type { Database } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { assetBaseOf, type PublishedSite } from '#gateway/kit/published-site.ts';
import { keyedDigest } from '#gateway/secrets/keyed-digest.ts';
import { readRevision } from '../repository/site-revision-repository.ts';

/** How long a preview lasts. */
export const PREVIEW_SECONDS = 30 * 60;
/** How many previewed revisions stay in memory. */
const MOST_KEPT = 8;
/** A revision, the second at which the preview ends, and the digest of both with the site. */
const TOKEN = /^([1-9]\d{0,9})\.([1-9]\d{0,11})\.([\w-]{43})$/;

interface PreviewParts {
  readonly database: Pick<Database, 'forSite' | 'secrets'>;
  readonly clock: () => Date;
}

/**
 * Previews of unpublished revisions. The token contains site, revision and expiry, and is signed with a system key, so
 * that nothing is stored and every process can check it.
 */
export function sitePreviews({ database, clock }: PreviewParts) {
  const digestOf = keyedDigest(database.secrets, 'preview');
  const kept = new Map<string, PublishedSite>();
  const signed = (siteId: string, revision: number, endsAt: number): Promise<string> =>
    digestOf(`${siteId} ${revision} ${endsAt}`);

  /** The revision of a valid token of the site; null for any other text. */
  async function revisionOf(siteId: string, token: string): Promise<number | null> {
    const [, revision, endsAt, digest = ''] = TOKEN.exec(token) ?? [];
    if (digest === '' || Number(endsAt) * 1_000 <= clock().getTime()) return null;
    const expected = await signed(siteId, Number(revision), Number(endsAt));
    return timingSafeEqual(hashOf(digest), hashOf(expected)) ? Number(revision) : null;
  }

  async function load(published: PublishedSite, revision: number): Promise<PublishedSite | null> {
    const key = `${published.id} ${revision}`;
    const known = kept.get(key);
    kept.delete(key);
    const site = known ?? (await read(published, revision));
    if (site === null) return null;
    kept.set(key, site);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return site;
  }

  async function read({ id, publication }: PublishedSite, revision: number): Promise<PublishedSite | null> {
    const stored = await database.forSite(id, (tx) => readRevision(tx, id, revision));
    if (stored === undefined) return null;
    const { documents } = stored;
    return { ...documents, publication, revision, assetBase: assetBaseOf(documents.checksum) };
  }

  return {
    /**
     * Opens a preview of a revision.
     * @returns the path that begins it in a browser, on any host of the site.
     * @throws DomainError `unknown_revision`.
     */
    async begin(siteId: string, revision: number): Promise<RevisionPreview> {
      const stored = await database.forSite(siteId, (tx) => readRevision(tx, siteId, revision));
      if (stored === undefined) throw new DomainError('unknown_revision');
      const endsAt = Math.floor(clock().getTime() / 1_000) + PREVIEW_SECONDS;
      const token = `${revision}.${endsAt}.${await signed(siteId, revision, endsAt)}`;
      return { path: `/?preview=${token}`, expiresAt: new Date(endsAt * 1_000).toISOString() };
    },

    /**
     * The site as a preview shows it.
     * @param published what others see of it.
     * @param token as a browser sends it; anything but a valid one of this site finds nothing.
     */
    async find(published: PublishedSite, token: string): Promise<PublishedSite | null> {
      const revision = await revisionOf(published.id, token);
      return revision === null ? null : load(published, revision);
    },
  };
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

export type SitePreviews = ReturnType<typeof sitePreviews>;
