import type { MatchState } from '#arcade/match-api.ts';
import type { PlayParts } from '../play/play-parts.ts';
import type { PlaySession } from '../store/session-store.ts';
import type { LiveMatch } from './live-match.ts';
import { type MatchPages, playerInGame } from './match-pages.ts';
import type { MatchQueue } from './match-queue.ts';
import { balanceOfSeat, matchSight } from './match-sight.ts';
import { keyOfSeat, keysOfMatch, type ShownMatches } from './shown-matches.ts';

interface ScreenParts {
  readonly queue: MatchQueue;
  readonly pages: MatchPages;
  readonly shown: ShownMatches;
  readonly clock: () => Date;
  readonly isBotOffered: (place: PlayParts, session: PlaySession) => boolean;
}

/** The announcements on players' pages, and who hears of a change. */
export class MatchScreens {
  readonly #parts: ScreenParts;
  /** Why a player's last search failed, by player and game. */
  readonly #refusals = new Map<string, MatchState['refusal']>();

  constructor(parts: ScreenParts) {
    this.#parts = parts;
  }

  stateOf(place: PlayParts, session: PlaySession): MatchState {
    const { queue, shown, clock, isBotOffered } = this.#parts;
    const key = playerInGame(place, session);
    const now = clock().getTime();
    const own = shown.of(key);
    const ticket = queue.find(key);
    return {
      now,
      phase: own === undefined ? (ticket === undefined ? 'idle' : 'seeking') : phaseOf(own.live),
      stakeMinor: own?.live.record.stake ?? ticket?.stakeMinor ?? null,
      seekingSince: ticket?.since ?? null,
      mayPlayBot: isBotOffered(place, session),
      waiting: queue.waiting(session, session.currency),
      refusal: this.#refusals.get(key) ?? null,
      balanceMinor: own === undefined ? null : balanceOfSeat(own.live, own.seat),
      match: own === undefined ? null : this.#sightOf(own.live, own.seat, now),
    };
  }

  tellMatch(live: LiveMatch): void {
    for (const key of keysOfMatch(live)) this.tellPlayer(key);
  }

  tellPlayer(key: string): void {
    for (const page of this.#parts.pages.of(key)) page.send(this.stateOf(page.place, page.session));
  }

  /** The number of those who wait has changed: all who look at the game and do not play see it. */
  tellWaiting({ vendor, gameCode }: PlaySession): void {
    const { pages, shown } = this.#parts;
    for (const { place, session, send } of pages.all())
      if (session.vendor === vendor && session.gameCode === gameCode && !shown.isPlaying(playerInGame(place, session)))
        send(this.stateOf(place, session));
  }

  /** Keeps the reason of a failed search until the player has seen it. */
  refuse(key: string, refusal: MatchState['refusal']): void {
    this.#refusals.set(key, refusal);
    this.tellPlayer(key);
  }

  forgetRefusal(key: string): void {
    this.#refusals.delete(key);
  }

  #sightOf(live: LiveMatch, seat: number, now: number) {
    return matchSight(live, seat, now, (other) => {
      const player = live.record.seats[other];
      return player !== undefined && this.#parts.pages.isOpen(keyOfSeat(live, player));
    });
  }
}

function phaseOf({ record: { state } }: LiveMatch): MatchState['phase'] {
  return state === 'void' ? 'idle' : state;
}
