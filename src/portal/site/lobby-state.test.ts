import { describe, expect, it } from 'vitest';
import { changeLobby, type LobbyState, lobbyQuery, lobbyStateOf, WHOLE_LOBBY } from './lobby-state.ts';

const narrowed: LobbyState = { vassalage: 'CQ9', classify: 'VIDEO', filter: 'ALL', search: 'moon', page: 3 };

describe('lobbyStateOf', () => {
  it('parses the output of lobbyQuery', () => {
    for (const state of [WHOLE_LOBBY, narrowed, changeLobby(narrowed, { filter: 'HOT' })])
      expect(lobbyStateOf(Object.fromEntries(new URLSearchParams(lobbyQuery(state))))).toEqual(state);
  });

  it('ignores values without a meaning', () => {
    expect(lobbyStateOf({ vassalage: 'c q9', classify: '<b>', filter: 'NEW', search: '   ', page: '0' })).toEqual(
      WHOLE_LOBBY,
    );
    expect(lobbyStateOf({ page: '2e5' }).page).toBe(1);
  });

  it('trims the search, and bounds it', () => {
    expect(lobbyStateOf({ search: '  moon ' }).search).toBe('moon');
    expect(lobbyStateOf({ search: 'm'.repeat(90) }).search).toHaveLength(60);
  });

  it('knows kinds and searches under All alone', () => {
    expect(lobbyStateOf({ filter: 'HOT', classify: 'VIDEO', search: 'moon', vassalage: 'PG' })).toEqual({
      ...WHOLE_LOBBY,
      filter: 'HOT',
      vassalage: 'PG',
    });
  });
});

describe('lobbyQuery', () => {
  it('leaves defaults out', () => {
    expect(lobbyQuery(WHOLE_LOBBY)).toBe('');
    expect(lobbyQuery(narrowed)).toBe('?vassalage=CQ9&classify=VIDEO&search=moon&page=3');
  });
});

describe('changeLobby', () => {
  it('resets kind, filter and page when a vendor is chosen, and keeps the search', () => {
    expect(changeLobby({ ...narrowed, filter: 'ALL' }, { vassalage: 'PG' })).toEqual({
      vassalage: 'PG',
      classify: null,
      filter: 'ALL',
      search: 'moon',
      page: 1,
    });
    expect(changeLobby(lobbyStateOf({ filter: 'HOT', page: '2' }), { vassalage: null })).toEqual(WHOLE_LOBBY);
  });

  it.each([{ classify: null }, { search: 'sun' }, { filter: 'RECENT' }] as const)(
    'begins at the first page after %o',
    (change) => {
      expect(changeLobby(narrowed, change).page).toBe(1);
    },
  );

  it('keeps everything when the page is turned', () => {
    expect(changeLobby(narrowed, { page: 4 })).toEqual({ ...narrowed, page: 4 });
  });
});
