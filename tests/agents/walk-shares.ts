/**
 * What periods come to for agents, by walking up from every single fact: another way to the same figures than the
 * functions of the database. Amounts are in minor units, rates in hundredths of a percent.
 */
export interface WalkTier {
  readonly turnover: number;
  readonly netLoss: number | null;
  readonly active: number;
  readonly rate: number;
}

export interface WalkFact {
  readonly member: string;
  /** When its five minutes began, in milliseconds. */
  readonly slot: number;
  readonly bets: number;
  readonly bet: number;
  readonly win: number;
  readonly bonus: number;
  readonly rebate: number;
}

export interface WalkContract {
  readonly member: string;
  readonly upline: string;
  readonly tiers: readonly WalkTier[];
  readonly from: number;
  readonly until: number;
}

export interface WalkWorld {
  readonly isDividend: boolean;
  readonly isCarried: boolean;
  readonly minBet: number;
  readonly houseTiers: readonly WalkTier[];
  readonly agents: ReadonlySet<string>;
  readonly contracts: readonly WalkContract[];
  readonly facts: readonly WalkFact[];
  /** Who stood directly above a member at a moment; null for the house. */
  readonly uplineAt: (member: string, at: number) => string | null;
}

/** An agent's share of a period. */
export interface WalkShare {
  readonly upline: string;
  readonly turnover: number;
  readonly active: number;
  readonly base: number;
  readonly tier: number;
  readonly rate: number;
  readonly gross: number;
  readonly downlines: number;
  readonly paid: number;
  readonly carryOut: number;
  readonly debtOut: number;
}

interface Line {
  bets: number;
  bet: number;
}

interface Sums {
  turnover: number;
  base: number;
  /** What each member bet, by the direct downline that it came through. */
  readonly lines: Map<string, Line>;
}

/** The walk through periods in their order, which remembers what is carried over. */
export function walkShares(world: WalkWorld) {
  const carried = new Map<string, { carry: number; debt: number }>();

  /** Terms in force when a period begins: the upline that an agent is paid from, and the tiers. */
  function termsOf(agent: string, from: number): { upline: string; tiers: readonly WalkTier[] } | null {
    const contract = world.contracts.find((one) => one.member === agent && one.from <= from && one.until > from);
    if (contract !== undefined) return contract;
    const isUnderHouse = world.agents.has(agent) && world.uplineAt(agent, from) === null;
    return isUnderHouse ? { upline: '', tiers: world.houseTiers } : null;
  }

  function lineOf(member: string, at: number): string[] {
    const line = [member];
    for (let above = world.uplineAt(member, at); above !== null; above = world.uplineAt(above, at)) line.unshift(above);
    return line;
  }

  function sumsOf(from: number, until: number): Map<string, Sums> {
    const sums = new Map<string, Sums>();
    for (const fact of world.facts) {
      if (fact.slot < from || fact.slot >= until) continue;
      const line = lineOf(fact.member, fact.slot);
      for (const [index, agent] of line.entries()) {
        if (termsOf(agent, from)?.upline !== (line[index - 1] ?? '')) break;
        const child = line[index + 1];
        const through = child !== undefined && world.agents.has(child) ? child : '';
        const own = sums.get(agent) ?? { turnover: 0, base: 0, lines: new Map<string, Line>() };
        sums.set(agent, own);
        own.turnover += fact.bet;
        own.base += world.isDividend ? fact.bet - fact.win - fact.bonus - fact.rebate : fact.bet;
        const key = `${through} ${fact.member}`;
        const before = own.lines.get(key) ?? { bets: 0, bet: 0 };
        own.lines.set(key, { bets: before.bets + fact.bets, bet: before.bet + fact.bet });
      }
    }
    return sums;
  }

  return {
    /** Settles the next period. */
    settle(from: number, until: number): Map<string, WalkShare> {
      const sums = sumsOf(from, until);
      const rates = new Map<string, { tier: number; rate: number }>();
      const activeOf = (agent: string): number =>
        [...(sums.get(agent)?.lines.values() ?? [])].filter(({ bets, bet }) => bets > 0 && bet >= world.minBet).length;
      const netOf = (agent: string): number => (sums.get(agent)?.base ?? 0) + (carried.get(agent)?.carry ?? 0);

      function rateOf(agent: string): { tier: number; rate: number } {
        const known = rates.get(agent);
        if (known !== undefined) return known;
        const terms = termsOf(agent, from);
        let reached = { tier: 0, rate: 0 };
        for (const [index, { turnover, netLoss, active, rate }] of (terms?.tiers ?? []).entries())
          if (
            (sums.get(agent)?.turnover ?? 0) >= turnover &&
            activeOf(agent) >= active &&
            (netLoss === null || netOf(agent) >= netLoss)
          )
            reached = { tier: index + 1, rate };
        const most = terms === null || terms.upline === '' ? 10_000 : rateOf(terms.upline).rate;
        const own = { tier: reached.tier, rate: Math.min(reached.rate, most) };
        rates.set(agent, own);
        return own;
      }

      const grossOf = (agent: string): number => Math.floor((Math.max(0, netOf(agent)) * rateOf(agent).rate) / 10_000);
      const shares = new Map<string, WalkShare>();
      for (const [agent, { turnover, base }] of sums) {
        const downlines = [...sums.keys()]
          .filter((one) => termsOf(one, from)?.upline === agent)
          .reduce((sum, one) => sum + grossOf(one), 0);
        const gross = grossOf(agent);
        const due = gross - downlines - (carried.get(agent)?.debt ?? 0);
        shares.set(agent, {
          ...{ upline: termsOf(agent, from)?.upline ?? '', turnover, active: activeOf(agent), base },
          ...{ tier: rateOf(agent).tier, rate: rateOf(agent).rate, gross, downlines, paid: Math.max(0, due) },
          carryOut: world.isCarried ? Math.min(0, netOf(agent)) : 0,
          debtOut: Math.max(0, -due),
        });
      }
      for (const [agent, { carryOut, debtOut }] of shares) carried.set(agent, { carry: carryOut, debt: debtOut });
      return shares;
    },
  };
}
