import type { PaletteName } from '#art/colour/palettes.ts';
import type { LiveTableKind } from './catalogue-types.ts';
import type { GameDraft } from './game-draft.ts';
import type { NameRegistry } from './name-registry.ts';
import { pickOne, seededSequence, shuffled } from './seeded-sequence.ts';
import { drawStakes, liveStakes } from './stakes.ts';
import { liveCounts } from './studio-profiles.ts';
import { leadingLiveTables } from './vocabulary/leading-live-tables.ts';
import { liveCities, liveGames as liveGameWords, liveTableNames } from './vocabulary/live-names.ts';

/** Felt colours that suit each table. */
const PALETTES: Readonly<Record<LiveTableKind, readonly PaletteName[]>> = {
  roulette: ['forest', 'jade', 'petrol', 'crimson'],
  blackjack: ['jade', 'forest', 'cobalt', 'wine'],
  wheel: ['grape', 'violet', 'royal', 'ember'],
  baccarat: ['crimson', 'wine', 'forest', 'plum'],
  dragontiger: ['royal', 'crimson', 'ember'],
  sicbo: ['ember', 'crimson', 'plum', 'jade'],
  speed: ['violet', 'grape', 'midnight', 'petrol'],
  poker: ['midnight', 'cobalt', 'forest', 'wine'],
};

function leadingGames(registry: NameRegistry): GameDraft[] {
  return leadingLiveTables.map((table) => {
    registry.claimFixed(table.name);
    const [minBetMinor, maxBetMinor] = table.limits;
    return {
      vassalage: table.vassalage,
      gameType: 'LIVE',
      gameCategory: 'LIVE',
      gameClassify: table.classify,
      gameName: table.name,
      names: registry.claimCaptions(table.names),
      supportPlay: 1,
      minBetMinor,
      maxBetMinor,
      minLineNum: 1,
      live: { kind: table.kind, palette: table.palette },
    };
  });
}

/** Every live table: the eight that lead, then tables named after a game and a city. */
export function liveGames(registry: NameRegistry): GameDraft[] {
  const random = seededSequence('live tables');
  const leading = leadingGames(registry);
  const places = shuffled(
    liveGameWords.flatMap((game) => liveCities.map((city) => ({ game, city }))),
    random,
  );
  const further = Object.entries(liveCounts).flatMap(([vassalage, count]) => {
    const ledAlready = leading.filter((game) => game.vassalage === vassalage).length;
    return places.splice(0, count - ledAlready).map(({ game, city }): GameDraft => {
      const gameName = `${city.en} ${game.en}`;
      registry.claimFixed(gameName);
      return {
        vassalage,
        gameType: 'LIVE',
        gameCategory: 'LIVE',
        gameClassify: game.classify,
        gameName,
        names: registry.claimCaptions(liveTableNames(game, city)),
        supportPlay: 1,
        ...drawStakes(liveStakes, random),
        minLineNum: 1,
        live: { kind: game.kind, palette: pickOne(PALETTES[game.kind], random) },
      };
    });
  });
  return [...leading, ...further];
}
