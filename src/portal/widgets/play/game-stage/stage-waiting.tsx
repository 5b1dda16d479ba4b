import type { GameWish } from '#portal/data/games/launch-call.ts';
import { GamePicture } from '#portal/ui/game-tile/game-picture.tsx';
import { SiteImage } from '#portal/ui/site-image.tsx';
import { Art, Bar, Board, Progress, Stage, Veil, Waiting } from './game-stage.styles.ts';

/** The tile's picture of a game, as far as it is known. */
export const artOf = ({ nodeId = '', gameName = '', vendorName = '', iconUrl }: Omit<GameWish, 'vassalage'>) =>
  iconUrl === undefined ? null : { nodeId, gameName, vendorName, iconUrl };

/** The cover of a game that loads: its own art. */
export function WaitingVeil({ wish, words }: { readonly wish: GameWish; readonly words?: string }) {
  const art = artOf(wish);
  return (
    <Veil>
      {art && <SiteImage src={art.iconUrl} />}
      <Waiting role="status">
        {art && (
          <Art>
            <GamePicture game={art} width={300} height={400} sizes="132px" isEager />
          </Art>
        )}
        {words && <span>{words}</span>}
        <Progress />
      </Waiting>
    </Veil>
  );
}

/** Stands in the box of a game until it is known what to say. */
export function StageWaiting({ wish, isPage }: { readonly wish: GameWish; readonly isPage: boolean }) {
  return (
    <Stage $isPage={isPage} aria-busy="true">
      <Bar />
      <Board>
        <WaitingVeil wish={wish} />
      </Board>
    </Stage>
  );
}
