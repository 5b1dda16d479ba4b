import { openSlot } from '#arcade/games/slots/client/open-slot.ts';
import type { GameSession } from '../game-api.ts';

/** Builds the game of a session in place of a note, and tells the portal that it is ready. */
export async function openGame(session: GameSession, note: HTMLElement): Promise<void> {
  if (session.kind === 'slot') return openSlot(session, note);
  if (session.isShared) {
    const { openTable } = await import('./table/open-table.ts');
    return openTable(session, note);
  }
  if (session.isMatch) {
    const { openMatch } = await import('./match/open-match.ts');
    return openMatch(session, note);
  }
  if (session.fish !== undefined) {
    const { openFish } = await import('#arcade/games/fish/client/open-fish.ts');
    return openFish({ ...session, fish: session.fish }, note);
  }
  if (session.sports !== undefined) {
    const { openSportsbook } = await import('./sportsbook/open-sportsbook.ts');
    return openSportsbook({ ...session, sports: session.sports }, note);
  }
  const { openRoundGame } = await import('./round-game/open-round-game.ts');
  await openRoundGame(session, note);
}
