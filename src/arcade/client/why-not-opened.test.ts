import { expect, test } from 'vitest';
import { whyNotOpened } from './why-not-opened.ts';
import { loadWords } from './words/words.ts';

const words = await loadWords('ES');

test.each([
  ['unreachable', words.messages.unreachable],
  ['too_many_requests', words.messages.unreachable],
  ['wallet_unavailable', words.messages.walletUnavailable],
  ['not_found', words.messages.gameClosed],
  ['session_ended', words.messages.notLaunched],
  ['invalid_request', words.messages.notLaunched],
] as const)('says in the language of the launch why %s opens no game', (code, text) => {
  expect(whyNotOpened({ code }, words)).toBe(text);
});
