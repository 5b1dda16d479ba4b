import { describe, expect, test } from 'vitest';
import { completeLanguages } from '#contracts/languages.ts';
import type { RefusalCode } from './game-server.ts';
import { refusalNotice } from './refusal-notice.ts';
import type { GameWords } from './words/game-words.ts';
import { loadWords } from './words/words.ts';

const words = await loadWords('EN');

/** Every code, with the name of its message. */
const MESSAGES: Readonly<Record<RefusalCode, keyof GameWords['messages']>> = {
  insufficient_funds: 'insufficientFunds',
  session_ended: 'sessionEnded',
  wallet_unavailable: 'walletUnavailable',
  round_pending: 'pending',
  round_open: 'roundOpen',
  bets_closed: 'betsClosed',
  choices_closed: 'choicesClosed',
  draw_offered: 'drawOffered',
  free_spins_over: 'freeSpinsOver',
  limit_reached: 'limitReached',
  player_excluded: 'playerExcluded',
  site_maintenance: 'siteMaintenance',
  game_closed: 'gameClosed',
  bet_refused: 'betRefused',
  seeds_changed: 'betRefused',
  invalid_request: 'betRefused',
  not_found: 'betRefused',
  too_many_requests: 'unreachable',
  unreachable: 'unreachable',
};
const codes = Object.keys(MESSAGES) as RefusalCode[];

describe.each(completeLanguages)('in %s', (language) => {
  test.each(codes)('says %s in words of that language', async (code) => {
    const spoken = await loadWords(language);
    const { text } = refusalNotice({ code }, spoken, 'real');
    expect(text).toBe(spoken.messages[MESSAGES[code]]);
    if (language !== 'EN') expect(text).not.toBe(words.messages[MESSAGES[code]]);
  });

  test('says each reason of a wallet in words of its own', async () => {
    const spoken = await loadWords(language);
    const reasons = codes.filter(
      (code) => MESSAGES[code] !== 'unreachable' && !/^(invalid|not_found|seeds_changed)/.test(code),
    );
    const said = reasons.map((code) => refusalNotice({ code }, spoken, 'real').text);
    expect(new Set(said).size).toBe(reasons.length);
  });
});

test('offers a deposit where the credit is too low, but not for play money', () => {
  const refusal = { code: 'insufficient_funds' } as const;
  expect(refusalNotice(refusal, words, 'real').action).toEqual({ label: words.messages.deposit, sends: 'needsFunds' });
  expect(refusalNotice(refusal, words, 'trial').action).toBeNull();
});

test.each(['session_ended', 'player_excluded', 'game_closed'] as const)('leads out of the game for %s', (code) => {
  expect(refusalNotice({ code }, words, 'real').action).toEqual({
    label: words.messages.backToLobby,
    sends: 'closeAsked',
  });
});

test.each(['limit_reached', 'site_maintenance', 'bet_refused'] as const)(
  'leaves the player in the game for %s',
  (code) => {
    expect(refusalNotice({ code }, words, 'real').action).toBeNull();
  },
);

test('takes a code that it does not know for a bet that was refused', () => {
  const code = 'of_a_newer_server' as RefusalCode;
  expect(refusalNotice({ code }, words, 'real')).toEqual({ text: words.messages.betRefused, action: null });
});
