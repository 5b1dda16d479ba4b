import type { GameRules } from '#arcade/games/game-rules.ts';
import { chipActs } from '#arcade/games/tables/rules/chip-acts.ts';
import type { Bets } from '#arcade/games/tables/rules/placed-chips.ts';
import { type Deng, dengOf, isPok, pointsOf } from './pok-deng-hands.ts';

export type PokDengAct = 'draw' | 'stay';

export type PokDengResult = 'win' | 'lose';

export interface PokDengView {
  readonly player: readonly number[];
  /** None as long as the round goes on. */
  readonly dealer: readonly number[];
  /** Of the player's hand now. */
  readonly deng: Deng;
  readonly bets: Bets;
  /** Null while the round goes on. */
  readonly result: PokDengResult | null;
}

const CARDS = 52;
/** The dealer draws a third card up to this many points. */
export const DEALER_DRAWS_TO = 4;

/** The payout of a winning hand, in half stakes. */
export const DENG_HALVES: Readonly<Record<Deng, number>> = { 1: 2, 2: 3, 3: 6, 5: 10 };

const table = chipActs<PokDengAct>({ places: ['main'], betUnits: 2, raises: { draw: 0, stay: 0 }, absent: 'stay' });

/**
 * Pok deng against the dealer: two cards each, and a third one for whoever wants it. A pok, which is eight or nine with
 * two cards, ends the round at once. More points win; equal points lose. Every card is drawn from all 52.
 *
 * A win pays 1 to 1, with two deng 3 to 2, with three deng 3 to 1, with five deng 5 to 1. Exact return by the best
 * choices: 98.462 %.
 */
export const pokDengRules: GameRules<PokDengView> = {
  ...table.rules,
  id: 'pok-deng-1',
  returnBasisPoints: 9846,
  volatility: 'low',
  play: (draw, [start, ...choices]) => {
    const { bets, mainMinor } = table.startOf(start);
    const [act] = table.actsOf(choices);
    // The third cards are drawn in any case, so that no choice changes a card.
    const [first, second, third, other, another, last] = Array.from({ length: 6 }, () => draw(CARDS)) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    const dealt = [first, second];
    const against = [other, another];
    const isEnded = isPok(dealt) || isPok(against);
    const player = act === 'draw' && !isEnded ? [...dealt, third] : dealt;
    const isDrawing = !isEnded && pointsOf(against) <= DEALER_DRAWS_TO;
    const dealer = isDrawing ? [...against, last] : against;
    const isOver = isEnded || act !== undefined;
    const isWon = isOver && pointsOf(player) > pointsOf(dealer);
    const deng = dengOf(player);
    return {
      view: { player, dealer: isOver ? dealer : [], deng, bets, result: isOver ? (isWon ? 'win' : 'lose') : null },
      isOver,
      winMinor: isWon ? mainMinor + (mainMinor * DENG_HALVES[deng]) / 2 : 0,
    };
  },
};
