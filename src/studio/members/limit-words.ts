import type { MemberPlayLimits, PlayLimit } from '#contracts/generated/contracts.ts';
import type { StudioWord } from '#words/generated/word-keys.ts';

export const limitKindWords: Readonly<Record<PlayLimit['kind'], StudioWord>> = {
  bet: 'limits.bet',
  stake: 'limits.stake',
  loss: 'limits.loss',
  deposit: 'limits.deposit',
  time: 'limits.time',
};

export const limitPeriodWords: Readonly<Record<PlayLimit['period'], StudioWord>> = {
  each: 'limits.each',
  day: 'limits.day',
  week: 'limits.week',
  month: 'limits.month',
};

export const limitChangeWords: Readonly<Record<MemberPlayLimits['changes'][number]['what'], StudioWord>> = {
  limit: 'limits.changed',
  exclusion: 'limits.excluded',
  endAsked: 'limits.endAsked',
  liftAsked: 'limits.liftAsked',
  lifted: 'limits.lifted',
};
