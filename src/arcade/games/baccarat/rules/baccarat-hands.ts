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

export interface BaccaratHands {
  /** In the order in which they were dealt. */
  readonly player: readonly number[];
  readonly banker: readonly number[];
}

/** To whom the next card goes by the usual rules once both sides have two cards; null where no more is dealt. */
export function nextToDraw({ player, banker }: BaccaratHands): 'player' | 'banker' | null {
  const [playerPoints, bankerPoints] = [pointsOf(player), pointsOf(banker)];
  if (banker.length > 2) return null;
  if (player.length === 2) {
    if (playerPoints >= 8 || bankerPoints >= 8) return null;
    if (playerPoints <= 5) return 'player';
  }
  return bankerDraws(bankerPoints, player[2]) ? 'banker' : null;
}

/** Deals both hands: two cards each by turns, the player first, then the third cards by the usual rules. */
export function dealHands(deal: () => number): BaccaratHands {
  const player = [deal()];
  const banker = [deal()];
  player.push(deal());
  banker.push(deal());
  const hands = { player, banker };
  for (let side = nextToDraw(hands); side !== null; side = nextToDraw(hands)) hands[side].push(deal());
  return hands;
}
