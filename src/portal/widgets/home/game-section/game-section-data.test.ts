import { describe, expect, it } from 'vitest';
import { widgetFixture } from '#portal/testing/widget-fixture.ts';
import { sectionMode } from './game-section-data.ts';
import { gameSectionPaths } from './game-section-paths.ts';

const slots = widgetFixture('game-section');
const { gameType: _type, ...withoutType } = slots;
const hot = { ...withoutType, source: 'hot' as const };
const context = { language: 'EN' as const, merchantCode: 'PEBBLE' };

/** The query values of the only call of a section. */
const askedFor = (props: typeof slots, query: Record<string, string>) => {
  const paths = gameSectionPaths(props, { ...context, query });
  return paths.map((path) => Object.fromEntries(new URL(path, 'https://pebble.example').searchParams));
};

describe('sectionMode', () => {
  it('is a row on HOME, in full when its category is chosen, absent when another one is', () => {
    expect(sectionMode(slots, null)).toBe('row');
    expect(sectionMode(slots, '')).toBe('row');
    expect(sectionMode(slots, 'RNG')).toBe('chosen');
    expect(sectionMode(slots, 'LIVE')).toBe('absent');
  });

  it('chooses the hot games by HOT and never by a category', () => {
    expect(sectionMode(hot, 'HOT')).toBe('chosen');
    expect(sectionMode(hot, 'RNG')).toBe('absent');
    expect(sectionMode({ ...hot, gameType: 'RNG' }, 'RNG')).toBe('absent');
  });
});

describe('sectionMode of a section that shows one of the two', () => {
  it('stands in its row alone, and lets another section of its category show all of them', () => {
    expect(sectionMode({ ...slots, shows: 'row' }, null)).toBe('row');
    expect(sectionMode({ ...slots, shows: 'row' }, 'RNG')).toBe('absent');
  });

  it('is absent from HOME where it shows the chosen category alone', () => {
    expect(sectionMode({ ...slots, shows: 'chosen' }, null)).toBe('absent');
    expect(sectionMode({ ...slots, shows: 'chosen' }, 'RNG')).toBe('chosen');
    expect(sectionMode({ ...slots, shows: 'chosen' }, 'LIVE')).toBe('absent');
  });

  it('is a row and nothing else for the hot games of a category', () => {
    const hotSlots = { ...slots, source: 'hotInCategory' as const };
    expect(sectionMode(hotSlots, null)).toBe('row');
    expect(sectionMode(hotSlots, 'RNG')).toBe('absent');
    expect(sectionMode(hotSlots, 'HOT')).toBe('absent');
  });
});

describe('gameSectionPaths', () => {
  it('asks for the hot games of a category, and for how many it has', () => {
    const [hotGames, menus] = askedFor({ ...slots, source: 'hotInCategory' }, {});
    expect(hotGames).toMatchObject({ merchantCode: 'PEBBLE', gameType: 'RNG' });
    expect(menus).toEqual({ language: 'EN' });
  });

  it('asks for one vendor’s games, or one kind of them, and for their names, when the chosen category is narrowed', () => {
    const query = { gameType: 'RNG', vendor: 'CQ9', kind: 'VIDEO' };
    const [list, lanes] = askedFor(slots, query);
    expect(list).toMatchObject({ gameType: 'RNG', vassalage: 'CQ9', gameClassify: 'VIDEO', pageNo: '1' });
    expect(lanes).toEqual({ platform: 'html5-desktop', language: 'EN' });
    expect(askedFor(slots, { ...query, gameType: 'LIVE' })).toEqual([]);
  });

  it('ignores an invalid code, and narrows no row at all', () => {
    const whole = askedFor(slots, { gameType: 'RNG' });
    expect(askedFor(slots, { gameType: 'RNG', vendor: 'c q9', kind: '<b>' })).toEqual(whole);
    expect(askedFor(slots, { vendor: 'CQ9' })).toEqual(askedFor(slots, {}));
  });

  it('asks for the size of a row, and for a page when it is chosen', () => {
    expect(askedFor(slots, {})).toMatchObject([{ gameType: 'RNG', pageNo: '1', pageSize: '12', language: 'EN' }]);
    expect(askedFor(slots, { gameType: 'RNG' })).toMatchObject([{ pageNo: '1', pageSize: '18' }]);
  });

  it('asks for the size of a row too where its document has no size of a page', () => {
    const { pageSize: _pageSize, ...withoutPageSize } = slots;
    expect(askedFor(withoutPageSize, { gameType: 'RNG' })).toMatchObject([{ pageSize: '12' }]);
  });

  it('asks for nothing when another category is chosen', () => {
    expect(askedFor(slots, { gameType: 'LIVE' })).toEqual([]);
  });

  it('asks for the hot games of the merchant', () => {
    expect(askedFor(hot, {})).toEqual([
      { merchantCode: 'PEBBLE', isPlatform: '2', platform: 'flash,html5-desktop', language: 'EN' },
    ]);
  });
});
