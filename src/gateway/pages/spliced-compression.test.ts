import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { NONCE_SLOT } from '#contracts/render-page.ts';
import type { ContentEncoding } from '#gateway/http/accepted-encoding.ts';
import { createNonce } from '../kit/nonce.ts';
import { fillSlots, type SlottedBody } from './slotted-body.ts';
import { compressWithSlots } from './spliced-compression.ts';

const WORDS = [
  '<div class="tile">',
  'aurora',
  '</div>',
  'Tragaperras',
  'الرياضة',
  '体育',
  ' data-node="home-hot"',
  '\n',
  '"',
  '🎰',
];

/** A text like a page's, the same for the same seed. */
function pageText(seed: number, length: number): string {
  let state = seed;
  let text = '';
  while (text.length < length) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    text += state % 7 === 0 ? (state >>> 3).toString(36) : (WORDS[(state >>> 16) % WORDS.length] ?? '');
  }
  return text;
}

function pageWithSlots(slots: number, length: number, seed = slots + length): string {
  const pieces = Array.from({ length: slots + 1 }, (_unused, index) =>
    pageText(seed + index, Math.ceil(length / (slots + 1))),
  );
  return `<!doctype html>${pieces.join(`<script nonce="${NONCE_SLOT}">`)}</html>`;
}

const decompress: Record<ContentEncoding, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (bytes) => bytes,
};

async function compress(html: string, encoding: ContentEncoding): Promise<SlottedBody> {
  const body = await compressWithSlots(html, encoding);
  if (body === null) throw new Error('the page could not be kept');
  return body;
}

const encodings: readonly ContentEncoding[] = ['br', 'gzip', 'identity'];

describe.each(encodings)('a page kept in %s', (encoding) => {
  it.each([0, 1, 2, 3, 4, 5, 6, 18])('gives back the page with the nonce in each of its %i slots', async (slots) => {
    for (const length of [1_000, 20_000]) {
      const html = pageWithSlots(slots, length);
      const body = await compress(html, encoding);
      for (let round = 0; round < 50; round += 1) {
        const nonce = createNonce();
        expect(decompress[encoding](fillSlots(body, nonce)).toString()).toBe(html.replaceAll(NONCE_SLOT, nonce));
      }
    }
  });

  it('stays whole at 300 kB, where a compressor reaches far back', async () => {
    const html = pageWithSlots(6, 300_000);
    const body = await compress(html, encoding);
    const nonce = createNonce();
    expect(decompress[encoding](fillSlots(body, nonce)).toString()).toBe(html.replaceAll(NONCE_SLOT, nonce));
  });

  it('takes any nonce, also one that the page or another slot repeats', async () => {
    const html = pageWithSlots(4, 5_000).replace('</html>', 'AAAAAAAAAAAAAAAAAAAAAA</html>');
    const body = await compress(html, encoding);
    for (const nonce of ['AAAAAAAAAAAAAAAAAAAAAA', '----------------------', '<div class="tile">auro']) {
      expect(decompress[encoding](fillSlots(body, nonce)).toString()).toBe(html.replaceAll(NONCE_SLOT, nonce));
    }
  });

  it('fills a copy, so that one answer never sees the nonce of another', async () => {
    const body = await compress(pageWithSlots(2, 1_000), encoding);
    const first = fillSlots(body, 'aaaaaaaaaaaaaaaaaaaaaa');
    const kept = Buffer.from(first);
    fillSlots(body, 'bbbbbbbbbbbbbbbbbbbbbb');
    expect(first.equals(kept)).toBe(true);
  });
});

describe('compressWithSlots', () => {
  it('makes a page with slots little larger than one without', async () => {
    const withSlots = await compress(pageWithSlots(6, 60_000, 1), 'br');
    const without = await compress(pageWithSlots(6, 60_000, 1).replaceAll(NONCE_SLOT, ''), 'br');
    expect(withSlots.bytes.length).toBeLessThan(without.bytes.length * 1.05);
  });

  it('keeps no compressed page whose last slot is its end', async () => {
    expect(await compressWithSlots(`<p>${NONCE_SLOT}`, 'br')).toBeNull();
    expect(await compressWithSlots(`<p>${NONCE_SLOT}`, 'identity')).not.toBeNull();
  });

  it('keeps no compressed page with more slots than there are fillers', async () => {
    expect(await compressWithSlots(pageWithSlots(19, 2_000), 'gzip')).toBeNull();
  });
});
