import type { CaseFile, CaseStep } from '#contracts/generated/contracts.ts';
import type { StudioWord } from '#words/generated/word-keys.ts';
import type { CaseDetails, CaseEvent, CaseFact } from '../queue-kind.ts';

const WHAT: Readonly<Record<CaseStep['what'], StudioWord>> = {
  request: 'happened.request',
  review: 'happened.review',
  approve: 'happened.approve',
  reject: 'happened.reject',
  cancel: 'happened.cancel',
  begin: 'happened.begin',
  pay: 'happened.pay',
  credit: 'happened.credit',
  refund: 'happened.refund',
  fail: 'happened.fail',
  expire: 'happened.expire',
  release: 'happened.release',
  return: 'happened.return',
  confirm: 'happened.confirm',
  reportPartly: 'happened.reportPartly',
  reportNotReceived: 'happened.reportNotReceived',
  decideApproved: 'happened.decideApproved',
  decideRejected: 'happened.decideRejected',
  decideGiveBack: 'happened.decideGiveBack',
  decideArrived: 'happened.decideArrived',
  hold: 'happened.hold',
  endHold: 'happened.endHold',
};

const BY: Readonly<Record<Exclude<CaseStep['by'], 'operator'>, StudioWord>> = {
  member: 'happened.byMember',
  provider: 'happened.byProvider',
  rules: 'happened.byRules',
  clock: 'happened.byClock',
};

/** What the cashier knows of a request beyond its list. */
export function paymentCaseDetails({
  case: one,
  payout,
  wallet,
  deposits,
  withdrawals,
  ...file
}: CaseFile): CaseDetails {
  const { currency } = one;
  return {
    facts: payout === null ? [] : payoutFacts(payout),
    sums: [
      { label: 'case.balance', amount: wallet.balance, currency, count: null },
      { label: 'case.locked', amount: wallet.locked, currency, count: null },
      { label: 'case.deposited', amount: deposits.amount, currency, count: deposits.count },
      { label: 'case.withdrawn', amount: withdrawals.amount, currency, count: withdrawals.count },
    ],
    turnover: {
      currency,
      list: file.turnover.map(({ turnoverId, reference, required, done, locked }) => ({
        ...{ id: turnoverId, reference, required, done, locked },
      })),
    },
    timeline: file.timeline.map((step) => eventOf(step, currency)),
  };
}

const payoutFacts = ({ institution, maskedNumber, holderName }: NonNullable<CaseFile['payout']>): CaseFact[] => [
  { label: 'fact.payTo', value: { text: `${institution} ${maskedNumber}` } },
  ...(holderName === null ? [] : [{ label: 'fact.holder' as const, value: { text: holderName } }]),
];

const eventOf = ({ at, what, amount, by, operator, note }: CaseStep, currency: string): CaseEvent => ({
  at,
  what: WHAT[what],
  by: by === 'operator' ? { operator: operator ?? '' } : { words: BY[by] },
  amount: amount === null ? null : { value: amount, currency },
  note,
});
