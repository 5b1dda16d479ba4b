import { serverSeedHash } from '#arcade/engine/commitment.ts';
import type { DrawInteger } from '#arcade/engine/draw-integer.ts';
import { NO_CHIPS } from '#arcade/games/tables/rules/chip-start.ts';
import { choicesOfSpectator, drawOfRound } from '#arcade/games/tables/rules/table-round.ts';
import type { TableResult } from '#arcade/table-api.ts';
import type { TableKey } from '../store/table-bets.ts';
import type { TableGame } from './place-chips.ts';
import { numberedRound } from './table-clock.ts';
import { clientSeedOf, type TableSeeds } from './table-seeds.ts';

/** Results of a table's rounds. All follow from their seeds, so none is stored. */
export class TableResults {
  readonly #game: TableGame;
  readonly #key: TableKey;
  readonly #seeds: TableSeeds;

  constructor(game: TableGame, key: TableKey, seeds: TableSeeds) {
    this.#game = game;
    this.#key = key;
    this.#seeds = seeds;
  }

  seedOf(number: number): string {
    return this.#seeds.serverSeed(this.#key, numberedRound(this.#game.pace, number).closesAt);
  }

  hashOf(number: number): string {
    return serverSeedHash(this.seedOf(number));
  }

  /** The round as all see it while players choose. */
  dealOf(number: number): unknown {
    return this.#game.rules.play(this.#drawOf(number), [NO_CHIPS], 0).view;
  }

  /** The round as it ends, without bets. */
  of(number: number): TableResult {
    const { rules } = this.#game;
    const { view } = rules.play(this.#drawOf(number), choicesOfSpectator(rules), 0);
    return { serverSeed: this.seedOf(number), view };
  }

  /** The last ones before a round, the oldest first. */
  before(number: number, count: number): readonly unknown[] {
    return Array.from({ length: count }, (_, index) => this.of(number - count + index).view);
  }

  #drawOf(number: number): DrawInteger {
    const seeds = { serverSeed: this.seedOf(number), clientSeed: clientSeedOf(this.#key), nonce: number };
    return drawOfRound(this.#game.rules, seeds);
  }
}
