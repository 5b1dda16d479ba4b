import { describe, expect, it } from 'vitest';
import { GROUND_FAMILIES, isLegibleOn } from '#art/colour/legibility.ts';
import { drawTileSpec, type TileSpec } from './tile-spec.ts';

const WORDS = 'Golden Secret Wild Moon Dragon Pearl Storm Candy Neon Forest Crown River Lucky Star Pirate Fire'.split(
  ' ',
);

/** Catalogue rows with plain titles, as many as asked for. */
function catalogue(count: number): TileSpec[] {
  return Array.from({ length: count }, (_, index) =>
    drawTileSpec({
      gameCode: `game-${index}`,
      vendor: `V${index % 28}`,
      title: `${WORDS[index % 16]} ${WORDS[(index * 7 + 3) % 16]}`,
    }),
  );
}

function choices({ key, title, vendor, amp, ...art }: TileSpec): string {
  return JSON.stringify(art);
}

describe('drawing a tile spec', () => {
  it('gives the same game the same face for ever', () => {
    const subject = { gameCode: 'PG-1', vendor: 'PG', title: 'Silver Wolf' };
    expect(drawTileSpec(subject)).toEqual(drawTileSpec(subject));
    expect(drawTileSpec({ ...subject, gameCode: 'PG-2' })).not.toEqual(drawTileSpec(subject));
  });

  it('makes at least 99 in 100 games differ in their art, titles and bends aside', () => {
    expect(new Set(catalogue(1000).map(choices)).size).toBeGreaterThanOrEqual(990);
  });

  it('keeps the fields a catalogue row fixes, and draws the rest as before', () => {
    const subject = { gameCode: 'PG-1', vendor: 'PG', title: 'Silver Wolf' };
    const free = drawTileSpec(subject);
    const fixed = drawTileSpec({ ...subject, art: { particles: 'snow', frame: 'glow', key: 'forged' } });
    expect(fixed).toEqual({ ...free, particles: 'snow', frame: 'glow' });
  });

  it('knows the set of a hero that a row fixes by name alone', () => {
    const subject = { gameCode: 'X', vendor: 'PG', title: 'X' };
    expect(drawTileSpec({ ...subject, art: { hero: 'cupcake' } }).set).toBe('object');
    expect(drawTileSpec({ ...subject, art: { hero: 'anubis' } }).set).toBe('glyph');
  });

  it('lets a title word choose the hero', () => {
    const spec = drawTileSpec({ gameCode: 'W', vendor: 'PG', title: 'Silver Wolf' });
    expect(spec).toMatchObject({ hero: 'wolf-head', set: 'glyph' });
  });

  it('never sets a title in a material that sinks into its ground', () => {
    const unreadable = catalogue(1000).filter(({ lmat, palette }) => !isLegibleOn(lmat, palette));
    expect(unreadable).toEqual([]);
    expect(isLegibleOn('ruby', 'crimson')).toBe(false);
    expect(isLegibleOn('emerald', 'forest')).toBe(false);
    expect(isLegibleOn('sapphire', 'midnight')).toBe(false);
    expect(isLegibleOn('pink', 'violet')).toBe(false);
    expect(GROUND_FAMILIES.flatMap(({ refuses }) => refuses)).not.toContain('gold');
  });

  it('gives about a quarter of the lobby to its rests', () => {
    const rests = catalogue(2000).filter(({ comp }) => comp === 'flat' || comp === 'poster');
    expect(rests.length / 2000).toBeGreaterThan(0.2);
    expect(rests.length / 2000).toBeLessThan(0.3);
  });

  it('gives all games of a studio one frame', () => {
    const frames = new Map<string, Set<string>>();
    for (const { vendor, frame } of catalogue(280)) frames.set(vendor, (frames.get(vendor) ?? new Set()).add(frame));
    for (const used of frames.values()) expect(used.size).toBe(1);
  });

  it('never mirrors a hero that bears letters or numbers', () => {
    const specs = Array.from({ length: 200 }, (_, index) =>
      drawTileSpec({
        gameCode: `X-${index}`,
        vendor: 'PG',
        title: 'Card Room',
        art: { hero: 'card-king-hearts', set: 'glyph' },
      }),
    );
    expect(specs.filter((spec) => spec.flip)).toEqual([]);
  });
});
