import type { GameContext } from '../game-context.ts';
import type { SportsClient } from './sports-client.ts';
import type { SportsState } from './sports-state.ts';

/** What every part of the sportsbook's page is given. */
export interface SportsViewProps {
  readonly context: GameContext;
  readonly client: SportsClient;
  readonly state: SportsState;
}
