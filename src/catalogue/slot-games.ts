import type { RandomSource } from '#art/seeded-random.ts';
import { fixedArt, type GameDraft } from './game-draft.ts';
import type { NameRegistry } from './name-registry.ts';
import { pickOne, seededSequence } from './seeded-sequence.ts';
import { drawStakes, slotStakes } from './stakes.ts';
import type { StudioProfile } from './studio-profiles.ts';
import type { TitleWell } from './title-well.ts';

const VIDEO_LINES = [9, 10, 20, 20, 25, 25, 30, 40, 50, 243, 1024] as const;
const CLASSIC_LINES = [1, 3, 5, 5, 9] as const;

/** Three of four themes are the studio's own. */
export function pickTheme(profile: StudioProfile, allThemes: readonly string[], random: RandomSource): string {
  return pickOne(random() < 0.75 ? profile.themes : allThemes, random);
}

function slotClassify(theme: string, random: RandomSource): string {
  const drawn = random();
  if (theme === 'classic' || (theme === 'fruit' && drawn < 0.4)) return 'CLASSIC';
  if (drawn < 0.7) return 'VIDEO';
  if (drawn < 0.86) return 'HOLD_AND_WIN';
  return drawn < 0.94 ? 'JACKPOT' : 'ARCADE';
}

/** The studio's slots of type RNG, as many as asked for. */
export function slotGames(profile: StudioProfile, count: number, well: TitleWell, registry: NameRegistry): GameDraft[] {
  const random = seededSequence(`slots of ${profile.vassalage}`);
  const themes = well.themes;
  return Array.from({ length: count }, () => {
    const idea = well.draw(pickTheme(profile, themes, random), random);
    const gameClassify = slotClassify(idea.theme, random);
    return {
      vassalage: profile.vassalage,
      gameType: 'RNG',
      gameCategory: 'RNG',
      gameClassify,
      gameName: idea.name,
      names: registry.claimCaptions(idea.names()),
      supportPlay: random() < 0.62 ? 0 : 1,
      ...drawStakes(slotStakes, random),
      minLineNum: pickOne(gameClassify === 'CLASSIC' ? CLASSIC_LINES : VIDEO_LINES, random),
      art: fixedArt(idea.theme, idea.hero),
    };
  });
}
