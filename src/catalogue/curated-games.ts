import { curatedTiles } from '#art/tiles/curated-tiles.ts';
import type { GameDraft } from './game-draft.ts';
import type { NameRegistry } from './name-registry.ts';
import { seededSequence } from './seeded-sequence.ts';
import { drawStakes, slotStakes } from './stakes.ts';
import { curatedNames } from './vocabulary/curated-names.ts';

/** Titles of another classify than VIDEO. */
const CLASSIFIES: Readonly<Record<string, string>> = {
  'Lucky Sevens Deluxe': 'CLASSIC',
  'Double Joker': 'CLASSIC',
  'Stampede Sevens': 'CLASSIC',
  'Diamond Express': 'HOLD_AND_WIN',
  'Bison Thunder': 'HOLD_AND_WIN',
  'Gold Rush Canyon': 'HOLD_AND_WIN',
  'Aztec Sunstone': 'HOLD_AND_WIN',
  'Dragon Ascends': 'JACKPOT',
  'Jade Emperor': 'JACKPOT',
  'Lotus Fortune': 'JACKPOT',
  'Cosmo Cashout': 'ARCADE',
  'Robo Diner 3000': 'ARCADE',
};

/** The slots whose tiles were drawn by hand. */
export function curatedGames(registry: NameRegistry): GameDraft[] {
  const random = seededSequence('curated games');
  return curatedTiles().map(({ title, vendor, freeTrial, art }) => {
    registry.claimFixed(title);
    const gameClassify = CLASSIFIES[title] ?? 'VIDEO';
    return {
      vassalage: vendor,
      gameType: 'RNG',
      gameCategory: 'RNG',
      gameClassify,
      gameName: title,
      names: registry.claimCaptions(curatedNames.get(title) ?? {}),
      supportPlay: freeTrial ? 0 : 1,
      ...drawStakes(slotStakes, random),
      minLineNum: gameClassify === 'CLASSIC' ? 5 : 20,
      art,
    };
  });
}
