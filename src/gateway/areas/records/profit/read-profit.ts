import type { Profit, ProfitCategory, ProfitQuery, ProfitStep, ProfitStepSum } from '#contracts/generated/contracts.ts';
import { minorToDecimal } from '#contracts/money.ts';
import type { Sheet } from '#gateway/kit/sheets/sheet.ts';
import { readHiddenWins, roundsWithout } from '../hidden-wins.ts';
import { daysBetween, type RecordDays, stepsOf } from '../record-days.ts';
import { type RecordParts, type RecordReader, walletOf } from '../record-parts.ts';
import { sheetOf } from '../record-sheet.ts';
import { type RoundSum, sumsOfRounds } from '../repository/bet-repository.ts';
import { sumsOfEntries } from '../repository/entry-repository.ts';
import { addUpGroups } from '../transactions/entry-groups.ts';

const DEFAULT_DAYS = 14;

/** What rounds come to, in minor units. */
interface Play {
  bets: number;
  staked: bigint;
  returned: bigint;
}

/** The days that a query for the profit means. @throws DomainError as `daysBetween`. */
export function daysOfProfit({ clock }: RecordParts, { site }: RecordReader, query: ProfitQuery): RecordDays {
  return daysBetween(query, { zone: site.site.timeZone, now: clock(), days: DEFAULT_DAYS });
}

/**
 * What a member's rounds came to, by the day on which they began and by category (specification, section 2,
 * "personalProfit"). Rounds at vendors with wallets of their own are among them. Bonuses and payments are told beside.
 * @throws DomainError as `daysBetween`.
 */
export async function readProfit(parts: RecordParts, reader: RecordReader, query: ProfitQuery): Promise<Profit> {
  const owner = walletOf(reader);
  const { decimals } = reader.site.site.currency;
  const days = daysOfProfit(parts, reader, query);
  const by = query.by ?? 'day';
  const { rounds, entries } = await parts.database.forReading(owner.siteId, async (tx) => {
    const hidden = await readHiddenWins(tx, owner, { at: parts.clock(), zone: days.zone });
    return {
      rounds: roundsWithout(await sumsOfRounds(tx, owner, days), hidden),
      entries: await sumsOfEntries(tx, owner, days),
    };
  });
  const ofDays = rounds.filter(({ day }) => day !== null);
  const groups = addUpGroups(entries);
  return {
    ...{ from: days.first, to: days.last, by },
    totals: {
      ...presentPlay(ofDays.reduce(add, nothing()), decimals),
      bonuses: minorToDecimal(groups.bonuses, decimals),
      netDeposits: minorToDecimal(groups.deposits + groups.withdrawals, decimals),
    },
    steps: stepSums(ofDays, { days, by, decimals }),
    categories: await categorySums(
      parts,
      reader,
      rounds.filter(({ day }) => day === null),
    ),
  };
}

/** The stretches of a profit as a sheet. */
export function profitSheet(reader: RecordReader, { steps }: Profit): Sheet {
  return sheetOf(reader, 'profit', {
    columns: [
      ['from', 'day'],
      ['to', 'day'],
      ['bets', 'count'],
      ['bet', 'amount'],
      ['returned', 'amount'],
      ['net', 'amount'],
      ['running', 'amount'],
    ],
    rows: (async function* () {
      yield steps.map((step) => [
        ...[step.from, step.to, String(step.bets)],
        ...[step.staked, step.returned, step.net, step.running],
      ]);
    })(),
  });
}

function stepSums(
  rounds: readonly RoundSum[],
  { days, by, decimals }: { readonly days: RecordDays; readonly by: ProfitStep; readonly decimals: number },
): ProfitStepSum[] {
  const byDay = new Map(rounds.map((one) => [one.day ?? '', one]));
  let running = 0n;
  return stepsOf(days, by).map(({ from, to, days: ofStep }) => {
    const play = ofStep.flatMap((day) => byDay.get(day) ?? []).reduce(add, nothing());
    running += play.returned - play.staked;
    return { from, to, ...presentPlay(play, decimals), running: minorToDecimal(running, decimals) };
  });
}

async function categorySums(
  { games }: RecordParts,
  { site, language }: RecordReader,
  rounds: readonly RoundSum[],
): Promise<ProfitCategory[]> {
  const played = rounds.map(({ vendor, game_code }) => ({ vassalage: vendor ?? '', gameCode: game_code ?? '' }));
  const categories = await games.categoriesOf(site, language, played);
  const sums = new Map<string | null, { readonly play: Play } & Pick<ProfitCategory, 'gameType' | 'title' | 'icon'>>();
  rounds.forEach((round, index) => {
    const { gameType = null, title = null, icon = null } = categories[index] ?? {};
    const sum = sums.get(gameType) ?? { play: nothing(), gameType, title, icon };
    add(sum.play, round);
    sums.set(gameType, sum);
  });
  return [...sums.values()]
    .sort((one, other) => Number(other.play.staked - one.play.staked))
    .map(({ play, ...named }) => ({ ...named, ...presentPlay(play, site.site.currency.decimals) }));
}

const nothing = (): Play => ({ bets: 0, staked: 0n, returned: 0n });

function add(play: Play, { rounds, bet, win }: RoundSum): Play {
  play.bets += rounds;
  play.staked += BigInt(bet);
  play.returned += BigInt(win);
  return play;
}

function presentPlay({ bets, staked, returned }: Play, decimals: number) {
  return {
    bets,
    staked: minorToDecimal(staked, decimals),
    returned: minorToDecimal(returned, decimals),
    net: minorToDecimal(returned - staked, decimals),
  };
}
