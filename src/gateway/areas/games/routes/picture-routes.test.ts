import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Game, GameList, VendorLanes } from '#contracts/generated/contracts.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { openTestDatabase, type TestDatabase } from '#tests/harness/test-database.ts';
import { drawPicture, type PictureSubject } from '../pictures/draw-picture.ts';
import { pictureService } from '../pictures/picture-service.ts';

const subject: PictureSubject = { kind: 'tile', gameCode: 'PG-1', vassalage: 'PG', title: 'Tomb of Anubis', art: {} };

/** How many pictures are kept below a folder. */
async function filesIn(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => /\.(webp|svg)$/.test(name)).length;
}

describe('pictures', () => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let games: readonly Game[];
  let dataDir: string;

  beforeAll(async () => {
    database = await openTestDatabase();
    dataDir = await mkdtemp(path.join(tmpdir(), 'marquee-drawn-'));
    gateway = await startGateway(database, { environment: { DATA_DIR: dataDir } });
    games = successOf<GameList>(await gateway.ask('/wps/relay/GCSGAME_gameList')).games;
  });

  afterAll(async () => {
    await gateway.close();
    await database.close();
    await rm(dataDir, { recursive: true });
  });

  const iconOf = (code: string): string => games.find(({ gameCode }) => gameCode === code)?.iconUrl ?? '';

  it.each([
    ['PG-1', 180, 240],
    ['PG-1', 240, 320],
    ['PG-1', 360, 480],
    ['AG-1', 180, 124],
  ] as const)('of %s are %i pixels wide, in the proportions of their kind', async (code, width, height) => {
    const answer = await gateway.ask(`${iconOf(code)}?w=${width}`);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': expect.stringContaining('immutable'),
    });
    expect(await sharp(answer.bytes).metadata()).toMatchObject({ format: 'webp', width, height });
  });

  it('are not sent again to a client that has them', async () => {
    const { headers } = await gateway.ask(iconOf('PG-1'));
    expect((await gateway.ask(iconOf('PG-1'), { headers: { 'if-none-match': headers.etag } })).status).toBe(304);
  });

  it('come as they are drawn when asked for as SVG, with nothing in them that runs', async () => {
    const answer = await gateway.ask(iconOf('PG-1').replace('.webp', '.svg'));
    expect(answer.headers['content-type']).toContain('image/svg+xml');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.text).toMatch(/^<svg /);
  });

  it('of a game that is gone are the fallback, answered as not found and not cached for ever', async () => {
    const answer = await gateway.ask(iconOf('PG-1').replace('PG-1', 'PG-999'));
    expect(answer.status).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect((await sharp(answer.bytes).metadata()).format).toBe('webp');
  });

  it('of unknown names are one and the same, and kept under none of them', async () => {
    const drawnBefore = await filesIn(dataDir);
    const tags = new Set<unknown>();
    for (const name of [
      'tiles/PG/INVENTED-1',
      'tiles/PG/INVENTED-2',
      'tiles/NOBODY/X',
      'vendors/RNG/NO',
      'vendors/NO/PG',
    ]) {
      const answer = await gateway.ask(`/pictures/x/${name}.webp?w=360`);
      expect(answer.status, name).toBe(404);
      tags.add(answer.headers.etag);
    }
    expect(tags.size).toBe(1);
    expect((await filesIn(dataDir)) - drawnBefore).toBeLessThanOrEqual(1);
  });

  it('under an old address are the new ones, not to be kept under it', async () => {
    const answer = await gateway.ask(iconOf('PG-1').replace(/pictures\/[^/]+/, 'pictures/old'));
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
  });

  it('come in the widths that are drawn and no others', async () => {
    expect(refusalOf(await gateway.ask(`${iconOf('PG-1')}?w=9999`)).fields).toEqual({ w: 'not_allowed_value' });
    expect(refusalOf(await gateway.ask(`${iconOf('PG-1')}?q=1`)).fields).toEqual({ q: 'unknown_field' });
    for (const path of ['/pictures/x/tiles/PG/..%2F..%2Fetc.webp', '/pictures/x/tiles/PG/PG-1.png']) {
      expect((await gateway.ask(path)).status, path).toBe(404);
    }
  });

  it('show vendors too', async () => {
    const { lanes } = successOf<VendorLanes>(await gateway.ask('/wps/relay/GCSGAME_vendorLanes'));
    const answer = await gateway.ask(lanes[0]?.cards.PG?.lagerIcon ?? '');
    expect(await sharp(answer.bytes).metadata()).toMatchObject({ format: 'webp', width: 360, height: 480 });
    expect(answer.headers.etag).not.toBe((await gateway.ask(iconOf('PG-1'))).headers.etag);
  });
});

describe('pictureService', () => {
  it('draws a picture once, however many ask, and finds it on disk afterwards', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'marquee-pictures-'));
    const parts = { folder, artVersion: 'v1', concurrency: 1 };
    const service = pictureService(parts);
    const drawn = await Promise.all(Array.from({ length: 5 }, () => service.webp(subject, 180)));
    expect(new Set(drawn).size).toBe(1);
    const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.webp'));
    expect(files).toHaveLength(1);
    service.close();
    const later = pictureService(parts);
    // A closed queue draws nothing any more, so what comes was kept.
    later.close();
    expect((await later.webp(subject, 180)).equals(drawn[0] ?? Buffer.alloc(0))).toBe(true);
    await expect(later.webp(subject, 360)).rejects.toMatchObject({ code: 'busy' });
    await rm(folder, { recursive: true });
  });
});

describe('pictureService, of pictures as they are drawn', () => {
  it('waits for its turn with them too, and keeps them', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'marquee-pictures-'));
    const parts = { folder, artVersion: 'v1', concurrency: 1 };
    const service = pictureService(parts);
    const drawn = await service.svg(subject);
    expect(drawn.toString()).toBe(drawPicture(subject));
    service.close();
    await expect(service.svg({ ...subject, gameCode: 'PG-2' })).rejects.toMatchObject({ code: 'busy' });
    expect((await service.svg(subject)).equals(drawn)).toBe(true);
    await rm(folder, { recursive: true });
  });

  it('forgets those of every other version of the art', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'marquee-pictures-'));
    for (const artVersion of ['v1', 'v2']) {
      const service = pictureService({ folder, artVersion, concurrency: 1 });
      await service.svg(subject);
      service.close();
    }
    const current = pictureService({ folder, artVersion: 'v2', concurrency: 1 });
    await current.removeOldArt();
    expect(await readdir(folder)).toEqual(['v2']);
    expect(await filesIn(folder)).toBe(1);
    current.close();
    await rm(folder, { recursive: true });
  });
});

describe('drawPicture', () => {
  it('draws the fallback in place of what cannot be drawn', () => {
    const broken = { ...subject, art: { hero: 'no-such-hero', set: 'glyph' } };
    const fallback = drawPicture({ kind: 'fallback', gameCode: 'PG-1', vendorName: 'PG', title: 'Tomb of Anubis' });
    expect(drawPicture(broken)).toBe(fallback);
    expect(drawPicture(subject)).not.toBe(fallback);
  });
});
