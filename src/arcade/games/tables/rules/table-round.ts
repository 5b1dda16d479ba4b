import type { DrawInteger } from '#arcade/engine/draw-integer.ts';
import { type RoundSeeds, roundStream } from '#arcade/engine/round-stream.ts';
import type { Choice, GameRules } from '#arcade/games/game-rules.ts';
import { NO_CHIPS } from './chip-start.ts';

/** Parts the name of a table from a player's own, in the client seed of his round there. */
const OWN = '|';

/** The client seed of a player's round at a table with choices. `player` is the same for him in every round. */
export function ownClientSeed(tableSeed: string, player: string): string {
  return `${tableSeed}${OWN}${player}`;
}

/** The table's part of a client seed. */
export function tableClientSeed(clientSeed: string): string {
  return clientSeed.split(OWN)[0] ?? clientSeed;
}

/**
 * The chance of a round. At a table with choices the first draws are the table's, the same for all of its players, and
 * the others are the player's own: nobody learns a card of his own from what another player was dealt.
 */
export function drawOfRound({ table }: Pick<GameRules, 'table'>, seeds: RoundSeeds): DrawInteger {
  if (table === undefined) return roundStream(seeds);
  const shared = roundStream({ ...seeds, clientSeed: tableClientSeed(seeds.clientSeed) });
  const own = roundStream(seeds);
  let drawn = 0;
  return (bound) => {
    drawn += 1;
    return drawn <= table.sharedDraws ? shared(bound) : own(bound);
  };
}

/** The choices of a table's round as spectators see its end: no chips, and the reveal where players choose. */
export function choicesOfSpectator(rules: Pick<GameRules, 'table' | 'choiceOfAbsent'>): readonly Choice[] {
  return rules.table === undefined ? [NO_CHIPS] : [NO_CHIPS, rules.choiceOfAbsent([NO_CHIPS])];
}
