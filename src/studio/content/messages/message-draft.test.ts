import { expect, it } from 'vitest';
import { audienceOf, audienceParts, EMPTY_MESSAGE, messageFaults, messageOf } from './message-draft.ts';

it('is for all members where nothing is chosen', () => {
  expect(audienceOf(EMPTY_MESSAGE)).toEqual({ segment: {} });
});

it('is for those who meet all that is chosen', () => {
  const draft = { ...EMPTY_MESSAGE, who: 'players', fromLevel: '3', signedInSince: '2026-01-02T03:04' } as const;
  const signedInSince = new Date('2026-01-02T03:04').toISOString();
  expect(audienceOf(draft)).toEqual({ segment: { agents: false, signedInSince, fromLevel: 3 } });
  expect(audienceParts(audienceOf(draft))).toEqual([
    { word: 'content.toPlayers' },
    { word: 'content.signedInSincePart', value: '2026-01-02 03:04' },
    { word: 'content.fromLevelPart', value: 3 },
  ]);
});

it('needs its words in the first language, and an account where it is for one member', () => {
  const draft = { ...EMPTY_MESSAGE, to: 'member', subject: { ES: 'Hola' }, body: { EN: 'Hello' } } as const;
  expect(Object.keys(messageFaults(draft, 'EN'))).toEqual(['account', 'subject']);
  const whole = { ...draft, account: ' ada ', subject: { EN: 'Hi', ES: '' } };
  expect(messageFaults(whole, 'EN')).toEqual({});
  expect(messageOf(whole)).toEqual({ audience: { account: 'ada' }, subject: { EN: 'Hi' }, body: { EN: 'Hello' } });
});
