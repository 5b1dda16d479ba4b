import type { ContentEncoding } from '#gateway/http/accepted-encoding.ts';
import { BoundedCache } from '#gateway/kit/bounded-cache.ts';
import type { SlottedBody } from './slotted-body.ts';
import { compressWithSlots } from './spliced-compression.ts';

/** A page as it was prerendered, and when it ends. */
export interface FreshPage {
  readonly status: number;
  readonly html: string;
  /** The value of its `Link` header, or nothing. */
  readonly preloads: string;
  /** After this it is no longer right; null when never. */
  readonly expiresAtMs: number | null;
}

/** A page in the cache, with its encodings as they are asked for. */
export interface KeptPage extends FreshPage {
  readonly madeAtMs: number;
  readonly bodies: EncodedBodies;
}

/** Null for an encoding that the page cannot be kept in; a promise while it is being compressed. */
type EncodedBodies = Map<ContentEncoding, SlottedBody | null | Promise<SlottedBody | null>>;

/**
 * Pages show what moves, such as the winner board: after this a page is made anew, while the old one is still answered.
 */
const FRESH_FOR_MS = 30_000;
/** A page without a request for this long is not served from the cache at all. */
const STALE_FOR_MS = 10 * 60_000;
/** An HTML string, its bytes and its compressed forms. */
const BYTES_PER_CHARACTER = 4;

/**
 * Prerendered pages by key: bounded, least recently used goes first. However many ask for the same page at once, it is
 * rendered once.
 */
export class PageCache {
  private readonly pages: BoundedCache<KeptPage>;
  private readonly rendering = new Map<string, Promise<KeptPage>>();

  constructor(
    maxBytes: number,
    private readonly clock: () => Date,
    private readonly onError: (error: unknown) => void,
  ) {
    this.pages = new BoundedCache(maxBytes);
  }

  /**
   * The page of a key: at once when it is kept, else rendered. Rejects when rendering fails and nothing stands in.
   * @param admit asked before somebody has to wait for a rendering that is not under way yet; may refuse it by
   *   throwing.
   */
  get(key: string, render: () => Promise<FreshPage>, admit: () => Promise<void>): KeptPage | Promise<KeptPage> {
    const nowMs = this.clock().getTime();
    const kept = this.pages.get(key);
    if (kept === undefined || isOver(kept, nowMs)) {
      return this.rendering.get(key) ?? admit().then(() => this.renderOnce(key, kept, render));
    }
    if (nowMs - kept.madeAtMs >= FRESH_FOR_MS) this.renderOnce(key, kept, render).catch(this.onError);
    return kept;
  }

  private renderOnce(key: string, previous: KeptPage | undefined, render: () => Promise<FreshPage>): Promise<KeptPage> {
    const running = this.rendering.get(key);
    if (running) return running;
    const rendered = render()
      .then((fresh) => this.keep(key, previous, fresh))
      .finally(() => this.rendering.delete(key));
    this.rendering.set(key, rendered);
    return rendered;
  }

  private keep(key: string, previous: KeptPage | undefined, fresh: FreshPage): KeptPage {
    // The same page again has been compressed already.
    const bodies: EncodedBodies = previous?.html === fresh.html ? previous.bodies : new Map();
    const page: KeptPage = { ...fresh, madeAtMs: this.clock().getTime(), bodies };
    this.pages.set(key, page, fresh.html.length * BYTES_PER_CHARACTER + 2 * key.length);
    return page;
  }
}

/** The page in an encoding, compressed on first use; null when it cannot be kept in it. */
export function bodyOf(
  page: Pick<KeptPage, 'html' | 'bodies'>,
  encoding: ContentEncoding,
): SlottedBody | null | Promise<SlottedBody | null> {
  const known = page.bodies.get(encoding);
  if (known !== undefined) return known;
  const body = compressWithSlots(page.html, encoding);
  page.bodies.set(encoding, body);
  body.then(
    (compressed) => page.bodies.set(encoding, compressed),
    () => page.bodies.delete(encoding),
  );
  return body;
}

function isOver(page: KeptPage, nowMs: number): boolean {
  return (page.expiresAtMs !== null && page.expiresAtMs <= nowMs) || nowMs - page.madeAtMs >= STALE_FOR_MS;
}
