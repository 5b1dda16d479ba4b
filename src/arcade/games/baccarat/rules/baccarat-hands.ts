import { ACE, rankOf } from '#arcade/games/video-poker/rules/cards.ts';

/** Aces count 1, tens and court cards 0. */
function pointsOfCard(card: number): number {
  const rank = rankOf(card);
  if (rank === ACE) return 1;
  return rank + 2 < 10 ? rank + 2 : 0;
}

/** The last digit of the sum. */
export function pointsOf(cards: readonly number[]): number {
  return cards.reduce((sum, card) => sum + pointsOfCard(card), 0) % 10;
}

/** The points of the player's third card with which the banker draws, least and greatest, by the banker's points. */
const BANKER_DRAWS: Readonly<Record<number, readonly [least: number, greatest: number]>> = {
  4: [2, 7],
  5: [4, 7],
  6: [6, 7],
};

function bankerDraws(bankerPoints: number, playersThird: number | undefined): boolean {
  if (playersThird === undefined) return bankerPoints <= 5;
  const points = pointsOfCard(playersThird);
  if (bankerPoints <= 2) return true;
  if (bankerPoints === 3) return points !== 8;
  const [least, greatest] = BANKER_DRAWS[bankerPoints] ?? [10, 0];
  return points >= least && points <= greatest;
}

/** Deals both hands: two cards each by turns, the player first, then the third cards by the usual rules. */
export function dealHands(deal: () => number): { readonly player: number[]; readonly banker: number[] } {
  const player = [deal()];
  const banker = [deal()];
  player.push(deal());
  banker.push(deal());
  const bankerPoints = pointsOf(banker);
  if (pointsOf(player) >= 8 || bankerPoints >= 8) return { player, banker };
  if (pointsOf(player) <= 5) player.push(deal());
  if (bankerDraws(bankerPoints, player[2])) banker.push(deal());
  return { player, banker };
}
