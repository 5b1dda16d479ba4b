import type { OperatorJob } from '#contracts/generated/contracts.ts';
import type { StudioWord } from '#words/generated/word-keys.ts';
import type { Tone } from '../ui/badge.tsx';
import type { IconName } from '../ui/icon.tsx';

/** What each recurring job does. */
export const JOB_WORDS: Readonly<Record<OperatorJob['name'], StudioWord>> = {
  'add-up-records': 'job.add-up-records',
  'check-ledgers': 'job.check-ledgers',
  'compact-months': 'job.compact-months',
  'count-referrals': 'job.count-referrals',
  'count-team-play': 'job.count-team-play',
  'count-vip': 'job.count-vip',
  'deliver-messages': 'job.deliver-messages',
  'draw-raffles': 'job.draw-raffles',
  'finish-transfers': 'job.finish-transfers',
  'follow-payments': 'job.follow-payments',
  'follow-rounds': 'job.follow-rounds',
  'forget-expired': 'job.forget-expired',
  'hold-vendors': 'job.hold-vendors',
  'make-months': 'job.make-months',
  'measure-play': 'job.measure-play',
  'pay-boards': 'job.pay-boards',
  'pay-cashback': 'job.pay-cashback',
  'pay-rebates': 'job.pay-rebates',
  'reconcile-vendors': 'job.reconcile-vendors',
  'remind-promotions': 'job.remind-promotions',
  'send-messages': 'job.send-messages',
  'settle-agents': 'job.settle-agents',
  'settle-bonuses': 'job.settle-bonuses',
  'settle-draws': 'job.settle-draws',
  'trim-wins': 'job.trim-wins',
  'watch-play': 'job.watch-play',
};

interface JobLook {
  readonly tone: Tone;
  readonly icon: IconName;
  readonly word: StudioWord;
}

/** How the state of a job's last run is said. */
export const JOB_STATES: Readonly<Record<NonNullable<OperatorJob['state']> | 'unknown', JobLook>> = {
  failed: { tone: 'error', icon: 'circle-alert', word: 'jobs.state.failed' },
  running: { tone: 'primary', icon: 'timer', word: 'jobs.state.running' },
  waiting: { tone: 'primary', icon: 'clock', word: 'jobs.state.waiting' },
  succeeded: { tone: 'ok', icon: 'circle-check', word: 'jobs.state.succeeded' },
  unknown: { tone: 'muted', icon: 'info', word: 'jobs.state.unknown' },
};
