/** The next lower and the next higher bet; the bet itself where there is none. Bets rise. */
export function betSteps(bets: readonly number[], bet: number): { readonly less: number; readonly more: number } {
  const less = bets.filter((other) => other < bet).at(-1) ?? bet;
  const more = bets.find((other) => other > bet) ?? bet;
  return { less, more };
}
