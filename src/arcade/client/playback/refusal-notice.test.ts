import { expect, test } from 'vitest';
import { words } from '../words/en.ts';
import { refusalNotice } from './refusal-notice.ts';

test('offers a deposit where the credit is too low, but not for play money', () => {
  const refusal = { code: 'insufficient_funds', message: 'x' } as const;
  expect(refusalNotice(refusal, words, 'real')).toEqual({
    text: words.messages.insufficientFunds,
    action: { label: words.messages.deposit, tell: 'needsFunds' },
  });
  expect(refusalNotice(refusal, words, 'trial').action).toBeNull();
});

test('says that nothing was taken when the wallet is away', () => {
  expect(refusalNotice({ code: 'wallet_unavailable', message: '' }, words, 'real').text).toBe(
    words.messages.walletUnavailable,
  );
});

test('leads out of a session that is over', () => {
  expect(refusalNotice({ code: 'session_ended', message: '' }, words, 'real').action?.tell).toBe('closeAsked');
});

test('gives the wallet’s own reason for a refused bet', () => {
  expect(refusalNotice({ code: 'bet_refused', message: 'Your daily limit is reached.' }, words, 'real').text).toBe(
    'Your daily limit is reached.',
  );
});
