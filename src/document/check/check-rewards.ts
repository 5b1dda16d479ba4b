import type { Prize, SiteDocument } from '#contracts/generated/contracts.ts';
import type { Fault } from '../fault.ts';
import { isModuleOn } from '../flags.ts';
import { checkDecimals } from './check-amounts.ts';
import { checkReferralCode } from './check-referral-code.ts';

type Money = Pick<SiteDocument, 'currency' | 'flags' | 'registration'>;

/**
 * Checks the rewards of a site: amounts that its currency can pay, points where it has points, VIP levels that ask for
 * more from one to the next, rates of rebates for each level, and a referral whose form takes the codes of members and
 * that pays money only for deposits or play.
 */
export function* checkRewards(site: SiteDocument): Generator<Fault> {
  const { dailyBonus, vip, rebate, cashback, raffle, missions, leaderboard, referral, ...money } = site;
  for (const [index, day] of (dailyBonus?.days ?? []).entries())
    yield* checkPrize(['dailyBonus', 'days', index], day, money);
  if (vip !== undefined) yield* checkVip(vip, money);
  if (rebate !== undefined) yield* checkRebate(rebate, vip, money);
  if (cashback !== undefined && (site.bonus === undefined || !isModuleOn(money.flags, 'BONUS3')))
    yield { path: ['cashback'], wrong: 'the site has no bonuses', right: 'give `bonus` and turn BONUS3 on' };
  for (const field of ['from', 'largest'] as const)
    if (cashback !== undefined) yield* checkAmount(['cashback', field], cashback[field], money.currency);
  if (raffle !== undefined) yield* checkAmount(['raffle', 'per'], raffle.per, money.currency);
  for (const [index, { prize }] of (raffle?.prizes ?? []).entries())
    yield* checkPrize(['raffle', 'prizes', index, 'prize'], prize, money);
  if (missions?.streak !== undefined) {
    yield* checkPrize(['missions', 'streak', 'prize'], missions.streak.prize, money);
    if (!missions.list.some(({ every }) => every === 'day'))
      yield { path: ['missions', 'streak'], wrong: 'there is no mission of a day', right: 'leave it out' };
  }
  for (const [index, { id, every, task, prize }] of (missions?.list ?? []).entries()) {
    const at = ['missions', 'list', index];
    if (missions?.list.findIndex((mission) => mission.id === id) !== index)
      yield { path: [...at, 'id'], wrong: `another mission is called ${id}`, right: 'give it a name of its own' };
    if ('verify' in task && every !== 'once')
      yield { path: [...at, 'every'], wrong: 'a contact is verified once', right: 'say once' };
    if ('days' in task && every !== 'once' && task.days > (every === 'day' ? 1 : 7))
      yield { path: [...at, 'task', 'days'], wrong: `a ${every} has fewer days`, right: 'ask for fewer' };
    if ('stake' in task) yield* checkAmount([...at, 'task', 'stake'], task.stake, money.currency);
    if (!('freeSpins' in prize)) yield* checkPrize([...at, 'prize'], prize, money);
  }
  if (referral !== undefined) yield* checkReferral(referral, money);
  else if (isModuleOn(money.flags, 'REFERRAL3'))
    yield {
      path: ['flags'],
      wrong: 'REFERRAL3 is on without referral',
      right: 'say what friends bring, or turn it off',
    };
  for (const [index, { every, prizes }] of (leaderboard?.boards ?? []).entries()) {
    if (leaderboard?.boards.findIndex((board) => board.every === every) !== index)
      yield { path: ['leaderboard', 'boards', index, 'every'], wrong: 'there is such a board', right: 'leave it out' };
    for (const [rank, prize] of prizes.entries())
      yield* checkPrize(['leaderboard', 'boards', index, 'prizes', rank], prize, money);
  }
}

function* checkVip({ levels }: NonNullable<SiteDocument['vip']>, money: Money): Generator<Fault> {
  if (!isModuleOn(money.flags, 'VIP3'))
    yield { path: ['vip'], wrong: 'the site has VIP3 off', right: 'turn VIP3 on, or leave the levels out' };
  for (const [index, level] of levels.entries()) {
    const at = ['vip', 'levels', index];
    const before = levels[index - 1];
    for (const field of ['staked', 'deposited'] as const) {
      const asked = level[field];
      if (asked !== undefined) yield* checkDecimals([...at, field], asked, money.currency);
      const demand = Number(asked ?? 0);
      if (before === undefined && demand !== 0)
        yield { path: [...at, field], wrong: 'not every member has the lowest level', right: 'ask for 0' };
      if (before !== undefined && demand < Number(before[field] ?? 0))
        yield { path: [...at, field], wrong: 'it is less than the level below asks for', right: 'ask for more' };
    }
    for (const field of ['upgrade', 'monthly'] as const) {
      const prize = level[field];
      if (prize !== undefined) yield* checkPrize([...at, field], prize, money);
    }
  }
}

function* checkRebate(
  { least, rates }: NonNullable<SiteDocument['rebate']>,
  vip: SiteDocument['vip'],
  { currency }: Money,
): Generator<Fault> {
  yield* checkDecimals(['rebate', 'least'], least, currency);
  const levels = vip?.levels.length ?? 1;
  for (const [index, { category, percents }] of rates.entries()) {
    const at = ['rebate', 'rates', index];
    if (rates.findIndex((rate) => rate.category === category) !== index)
      yield { path: [...at, 'category'], wrong: `${category} has a rate already`, right: 'give one rate' };
    if (percents.length !== 1 && percents.length !== levels)
      yield {
        path: [...at, 'percents'],
        wrong: `there are ${percents.length} rates for ${levels} levels`,
        right: 'give one for all, or one for each level',
      };
  }
}

function* checkReferral(
  { qualifies, reward, friendReward, tiers = [] }: NonNullable<SiteDocument['referral']>,
  money: Money,
): Generator<Fault> {
  if (!isModuleOn(money.flags, 'REFERRAL3'))
    yield { path: ['referral'], wrong: 'the site has REFERRAL3 off', right: 'turn REFERRAL3 on, or leave it out' };
  const place = money.registration.fields.findIndex(({ name, enabled }) => name === 'referralCode' && enabled);
  const field = money.registration.fields[place];
  if (field !== undefined) yield* checkReferralCode(['registration', 'fields', place], field);
  else
    yield {
      path: ['referral'],
      wrong: 'nobody can register by a link of a member',
      right: 'add the field referralCode to registration.fields',
    };
  for (const part of ['deposited', 'staked'] as const) {
    const asked = qualifies[part];
    if (asked !== undefined) yield* checkAmount(['referral', 'qualifies', part], asked, money.currency);
  }
  const prizes = [reward, friendReward, ...tiers.flatMap(({ each, once }) => [each, once])];
  const paysMoney = prizes.some((prize) => prize !== undefined && 'amount' in prize);
  if (paysMoney && qualifies.deposited === undefined && qualifies.staked === undefined)
    yield {
      path: ['referral', 'qualifies'],
      wrong: 'friends bring money who neither deposit nor play',
      right: 'ask for deposited or staked, or give points',
    };
  yield* checkPrize(['referral', 'reward'], reward, money);
  if (friendReward !== undefined) yield* checkPrize(['referral', 'friendReward'], friendReward, money);
  for (const [index, tier] of tiers.entries()) {
    const at = ['referral', 'tiers', index];
    if (tier.from <= (tiers[index - 1]?.from ?? 1))
      yield { path: [...at, 'from'], wrong: 'it begins no later than the tier before', right: 'give a higher number' };
    for (const part of ['each', 'once'] as const) {
      const prize = tier[part];
      if (prize !== undefined) yield* checkPrize([...at, part], prize, money);
    }
  }
}

function* checkPrize(path: Fault['path'], prize: Prize, { currency, flags }: Money): Generator<Fault> {
  if ('amount' in prize) yield* checkAmount([...path, 'amount'], prize.amount, currency);
  else if (!isModuleOn(flags, 'POINTSYSTEM3'))
    yield {
      path: [...path, 'points'],
      wrong: 'the site has no points',
      right: 'give an amount, or turn POINTSYSTEM3 on',
    };
}

/** An amount of the currency above nothing. */
function* checkAmount(path: Fault['path'], amount: string, currency: SiteDocument['currency']): Generator<Fault> {
  yield* checkDecimals(path, amount, currency);
  if (Number(amount) === 0) yield { path, wrong: 'it is nothing', right: 'give an amount above 0' };
}
