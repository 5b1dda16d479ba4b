import { styled } from 'styled-components';
import { radius } from '#portal/theme/tokens.ts';
import { Skeleton } from '../skeleton.tsx';
import { Caption, Tile } from './game-tile.styles.ts';

const ArtSkeleton = styled(Skeleton)<{ readonly $isLive: boolean }>`
  aspect-ratio: ${({ $isLive }) => ($isLive ? '320 / 220' : '3 / 4')};
`;

const Line = styled(Skeleton)<{ readonly $width: number }>`
  width: ${({ $width }) => $width}%;
  height: 10px;
  margin-block: 4px;
`;

/** The box of a tile whose game is still on its way. */
export function TileSkeleton({ look }: { readonly look: 'portrait' | 'live' }) {
  return (
    <Tile aria-hidden="true">
      <ArtSkeleton $isLive={look === 'live'} $radius={radius.tile} />
      {look === 'portrait' && (
        <Caption>
          <Line $width={76} />
          <Line $width={44} />
        </Caption>
      )}
    </Tile>
  );
}
