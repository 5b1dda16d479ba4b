/**
 * npm run arcade:rtp [-- --rounds=10000000] [--seed=1] [--model=lantern] [--game=roulette] Plays every slot model and
 * every bet of the other games on the rules that serve rounds, and prints the return beside the exact and the stated
 * one. A model's exact return is computed first. Fails where a stated return is not the exact one to two decimals, for
 * a game that of its best bet, or where the exact one is outside of the played one's confidence interval.
 */
import { parseArgs } from 'node:util';
import { roundGames } from '#arcade/games/round-games.ts';
import { slotModels } from '#arcade/games/slots/models/slot-models.ts';
import { checkGame } from './rtp-games.ts';
import { checkSlot } from './rtp-slots.ts';
import { startThreads } from './rtp-threads.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10000000' },
    seed: { type: 'string', default: '20260101' },
    model: { type: 'string' },
    game: { type: 'string' },
  },
});
const rounds = Number(values.rounds);
const seed = Number(values.seed);
/** A model alone leaves out the games, and a game the models. */
const models = slotModels.filter(({ name }) =>
  values.model === undefined ? values.game === undefined : name.toLowerCase() === values.model,
);
const games = roundGames.filter(({ rules }) =>
  values.game === undefined ? values.model === undefined : `${rules.id}-`.startsWith(`${values.game}-`),
);
const isUnknown =
  (values.model !== undefined && models.length === 0) || (values.game !== undefined && games.length === 0);
if (!Number.isSafeInteger(rounds) || rounds < 1_000 || !Number.isSafeInteger(seed) || isUnknown) {
  console.error(
    [
      'Rounds are a whole number from 1000, and a seed is a whole number.',
      `A model is one of ${slotModels.map(({ name }) => name.toLowerCase()).join(', ')}.`,
      `A game is one of ${roundGames.map(({ rules }) => rules.id.replace(/-\d+$/, '')).join(', ')}.`,
    ].join('\n'),
  );
  process.exit(1);
}

const threads = startThreads();
console.info(`${rounds.toLocaleString('en')} rounds per model and bet, seed ${seed}, ${threads.count} threads.\n`);
const faults: string[] = [];
for (const model of models) faults.push(...(await checkSlot(model, rounds, seed, threads)));
for (const game of games) faults.push(...(await checkGame(game, rounds, seed, threads)));
await threads.end();
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
