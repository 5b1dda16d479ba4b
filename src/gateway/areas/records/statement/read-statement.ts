import type { Statement, StatementMonth, StatementQuery } from '#contracts/generated/contracts.ts';
import { minorToDecimal } from '#contracts/money.ts';
import { findById } from '#gateway/areas/accounts/accounts.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { readHiddenWins, roundsWithout, sumsWithout } from '../hidden-wins.ts';
import { monthsUntilNow, stepsOf } from '../record-days.ts';
import { type RecordParts, type RecordReader, walletOf } from '../record-parts.ts';
import { sumsOfRounds } from '../repository/bet-repository.ts';
import { balanceAt, sumsOfEntries } from '../repository/entry-repository.ts';
import { addUpGroups } from '../transactions/entry-groups.ts';

const DEFAULT_MONTHS = 6;

/**
 * What a member paid in and was paid out in the last months, what play and bonuses came to, and the balance before and
 * after. The balance before, plus every sum of entries, is the balance after.
 */
export async function readStatement(
  parts: RecordParts,
  reader: RecordReader,
  { months = String(DEFAULT_MONTHS) }: StatementQuery,
): Promise<Statement> {
  const owner = walletOf(reader);
  const { code: currency, decimals } = reader.site.site.currency;
  const days = monthsUntilNow(Number(months), { zone: reader.site.site.timeZone, now: parts.clock() });
  const { account, entries, rounds, before } = await parts.database.forReading(owner.siteId, async (tx) => {
    const member = await findById(tx, owner.siteId, owner.memberId);
    if (member === undefined) throw new DomainError('not_found');
    const hidden = await readHiddenWins(tx, owner, { at: parts.clock(), zone: days.zone });
    return {
      account: member.account,
      entries: sumsWithout(await sumsOfEntries(tx, owner, days), hidden),
      rounds: roundsWithout(await sumsOfRounds(tx, owner, days), hidden),
      before: await balanceAt(tx, owner, days.from),
    };
  });
  const money = (minor: bigint) => minorToDecimal(minor, decimals);
  let balance = before;
  const byMonth = stepsOf(days, 'month').map(({ from, to }): StatementMonth => {
    const ofMonth = addUpGroups(entries.filter(({ day }) => day >= from && day <= to));
    balance += Object.values(ofMonth).reduce((sum, amount) => sum + amount, 0n);
    return {
      month: from.slice(0, 7),
      ...payments(ofMonth, money),
      play: money(ofMonth.play),
      bonuses: money(ofMonth.bonuses),
      balance: money(balance),
    };
  });
  const all = addUpGroups(entries);
  const ofDays = rounds.filter(({ day }) => day !== null);
  return {
    ...{ from: days.first, to: days.last, currency, account },
    totals: {
      ...payments(all, money),
      play: money(all.play),
      bonuses: money(all.bonuses),
      transfers: money(all.transfers),
      other: money(all.other),
      bets: ofDays.reduce((count, one) => count + one.rounds, 0),
      staked: money(ofDays.reduce((sum, { bet }) => sum + BigInt(bet), 0n)),
      returned: money(ofDays.reduce((sum, { win }) => sum + BigInt(win), 0n)),
    },
    balanceBefore: money(before),
    balanceAfter: money(balance),
    months: byMonth,
  };
}

function payments(
  { deposits, withdrawals }: { readonly deposits: bigint; readonly withdrawals: bigint },
  money: (minor: bigint) => string,
) {
  return {
    deposits: money(deposits),
    withdrawals: money(-withdrawals),
    netDeposits: money(deposits + withdrawals),
  };
}
