import type { ReactNode } from 'react';
import type { Game } from '#contracts/generated/contracts.ts';
import { isModuleOn } from '#document/flags.ts';
import { useRequireAccount } from '#portal/session/actions.tsx';
import { useLocale, useSite } from '#portal/session/site-context.tsx';
import { GameTile } from '#portal/ui/game-tile.tsx';
import { TileSkeleton } from '#portal/ui/tile-skeleton.tsx';
import { Grid } from './game-section.styles.ts';
import { limitsOf } from './game-section-data.ts';

/** As many tiles as the first row of a desktop page; they are fetched with the page. */
const FIRST_ROW = 6;

interface GameTilesProps {
  readonly games: readonly Game[];
  readonly look: 'portrait' | 'live';
  /** How many are still on their way, when none are here yet. */
  readonly waitingFor: number;
  readonly isHotSection: boolean;
  readonly isEager: boolean;
  /** One row among others, which ends with a whole line. */
  readonly isRow?: boolean;
  readonly children?: ReactNode;
}

/** Games as tiles in the page's columns. Starting one needs an account (specification, section 4, "Starting a game"). */
export function GameTiles({ games, look, waitingFor, isHotSection, isEager, isRow = false, children }: GameTilesProps) {
  const { site } = useSite();
  const locale = useLocale();
  const requireAccount = useRequireAccount();
  const offersTrial = isModuleOn(site.whitelabel, 'FREEPLAY3');
  const waiting = games.length === 0 ? waitingFor : 0;
  return (
    <Grid $look={look} $isRow={isRow} aria-busy={waiting > 0}>
      {games.map((game, index) => (
        <GameTile
          key={game.nodeId}
          game={game}
          look={look}
          showsHot={!isHotSection}
          isEager={isEager && index < FIRST_ROW}
          onStart={requireAccount}
          {...(look === 'live' && { limits: limitsOf(game, site.currency, locale) })}
          {...(offersTrial && { onTrial: requireAccount })}
        />
      ))}
      {Array.from({ length: waiting }, (_, index) => index).map((index) => (
        <TileSkeleton key={index} look={look} />
      ))}
      {children}
    </Grid>
  );
}
