import type { ReactNode } from 'react';
import type { Game } from '#contracts/generated/contracts.ts';
import { ChunkFailureToast } from '#portal/chunks/chunk-failure.tsx';
import { lazyChunk } from '#portal/chunks/lazy-chunk.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useLocale, useSite } from '#portal/site/site-context.tsx';
import { GameTile, type TileLook } from '#portal/ui/game-tile/game-tile.tsx';
import { TileSkeleton } from '#portal/ui/game-tile/tile-skeleton.tsx';
import { Toast } from '#portal/ui/toast.ts';
import type { GameSheetProps } from './game-sheet.tsx';
import { limitsOf } from './table-limits.ts';
import { useTileActions } from './tile-actions.ts';
import { Grid } from './tile-grid.styles.ts';

const GameSheet = lazyChunk<GameSheetProps>({
  load: async () => (await import('./game-sheet.tsx')).GameSheet,
  whenMissing: ({ error, retry, props }) => <ChunkFailureToast error={error} retry={retry} onClose={props.onClose} />,
});

/** As many tiles as the first row of a desktop page; they are fetched with the page. */
const FIRST_ROW = 6;

interface GameTilesProps {
  readonly games: readonly Game[];
  readonly look: TileLook;
  /** How many are still on their way, when none are here yet. */
  readonly waitingFor: number;
  readonly isHotSection: boolean;
  /**
   * The first row is fetched with the page; elsewhere pictures wait until they are near the screen, and leave the line
   * to the scripts.
   */
  readonly isEager?: boolean;
  /** The page begins with the first row. */
  readonly leads?: boolean;
  /** One row among others, which ends with a whole line. */
  readonly isRow?: boolean;
  readonly children?: ReactNode;
}

/**
 * Games as tiles in the page's columns. Starting one needs an account (specification, section 4, "Starting a game").
 */
export function GameTiles(props: GameTilesProps) {
  const { games, look, waitingFor, isHotSection, isEager = false, leads = false, isRow = false, children } = props;
  const { t } = useWords();
  const { site } = useSite();
  const locale = useLocale();
  const { actions, favourites, hasFailed, touched, closeSheet } = useTileActions();
  const waiting = games.length === 0 ? waitingFor : 0;
  return (
    <>
      <Grid $look={look} $isRow={isRow} aria-busy={waiting > 0}>
        {games.map((game, index) => (
          <GameTile
            key={game.nodeId}
            game={game}
            look={look}
            showsHot={!isHotSection}
            isEager={isEager && index < FIRST_ROW}
            leads={leads && index < FIRST_ROW}
            actions={actions}
            isFavourite={favourites.has(game.nodeId)}
            {...(look === 'live' && game.isGame === 'GAME' && { limits: limitsOf(game, site.currency, locale) })}
          />
        ))}
        {Array.from({ length: waiting }, (_, index) => index).map((index) => (
          <TileSkeleton key={index} look={look} />
        ))}
        {children}
      </Grid>
      {touched && (
        <GameSheet
          game={touched}
          look={look}
          actions={actions}
          isFavourite={favourites.has(touched.nodeId)}
          onClose={closeSheet}
        />
      )}
      {hasFailed && <Toast role="status">{t('favourites.failed')}</Toast>}
    </>
  );
}
