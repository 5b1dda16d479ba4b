import type { TransactionGroup, TransactionKind } from '#contracts/generated/contracts.ts';

/** Transfers that are play have a round, whatever their kind. */
const PLAY: Readonly<Record<string, TransactionKind>> = {
  bet: 'bet',
  win: 'win',
  rollback: 'rollback',
  bonus_win: 'bonusWin',
  adjust: 'adjustment',
};

/** The kinds of the other transfers that move a main wallet, by group. One that is not listed is `other`. */
const OTHERS: Readonly<Record<Exclude<TransactionGroup, 'play' | 'other'>, Readonly<Record<string, TransactionKind>>>> =
  {
    deposits: {
      deposit_credit: 'deposit',
      deposit_refund: 'depositReturned',
    },
    withdrawals: {
      withdrawal_reserve: 'withdrawal',
      withdrawal_release: 'withdrawalReturned',
      withdrawal_return: 'withdrawalReturned',
    },
    transfers: {
      to_vendor: 'toVendor',
      to_vendor_returned: 'vendorReturned',
      from_vendor: 'fromVendor',
      upline_transfer: 'uplineTransfer',
    },
    bonuses: {
      bonus: 'bonus',
      rebate: 'rebate',
      points_conversion: 'points',
      points_bonus: 'bonus',
    },
  };

/** What a site gives without a reason that is its own kind. */
const CREDITS: ReadonlySet<string> = new Set(['demo_grant', 'sandbox_credit', 'grant']);

/** What agents are paid by their contracts; they are filtered with the others. */
const INCOME: Readonly<Record<string, TransactionKind>> = {
  agent_dividend: 'agentDividend',
  agent_daily_salary: 'agentDailySalary',
  agent_hourly_salary: 'agentHourlySalary',
  agent_realtime_salary: 'agentRealtimeSalary',
};

const known = new Map(Object.values(OTHERS).flatMap((kinds) => Object.entries(kinds)));

/** What a transfer is to a person. @param isPlay it belongs to a round. */
export function kindOf(ledgerKind: string, isPlay: boolean): TransactionKind {
  if (ledgerKind === 'debt_settlement') return 'debtSettled';
  if (CREDITS.has(ledgerKind)) return 'credit';
  if (ledgerKind === 'operator_adjustment') return 'adjustment';
  const income = Object.hasOwn(INCOME, ledgerKind) ? INCOME[ledgerKind] : undefined;
  if (income !== undefined) return income;
  const found = isPlay && Object.hasOwn(PLAY, ledgerKind) ? PLAY[ledgerKind] : known.get(ledgerKind);
  return found ?? 'other';
}

const groups = new Map(
  Object.entries(OTHERS).flatMap(([group, kinds]) =>
    Object.keys(kinds).map((kind) => [kind, group as keyof typeof OTHERS] as const),
  ),
);

/** The group that a transfer is filtered by. */
export function groupOf(ledgerKind: string, isPlay: boolean): TransactionGroup {
  return isPlay ? 'play' : (groups.get(ledgerKind) ?? 'other');
}

/** Which transfers a group has. */
export interface EntryFilter {
  /** Whether transfers with a round, or those without one. */
  readonly isPlay: boolean;
  /** Of the latter. With `isOthers` all kinds but these. */
  readonly kinds: readonly string[];
  readonly isOthers: boolean;
}

/** The transfers of a group. */
export function filterOf(group: TransactionGroup): EntryFilter {
  if (group === 'play') return { isPlay: true, kinds: [], isOthers: false };
  if (group === 'other') return { isPlay: false, kinds: [...known.keys()], isOthers: true };
  return { isPlay: false, kinds: Object.keys(OTHERS[group]), isOthers: false };
}
