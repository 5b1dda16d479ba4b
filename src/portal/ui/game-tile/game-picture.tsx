import { useCallback, useState } from 'react';
import { styled } from 'styled-components';
import type { Game } from '#contracts/generated/contracts.ts';
import { PICTURE_WIDTHS } from '#contracts/picture-widths.ts';
import { color, font } from '#portal/theme/tokens.ts';
import { useImageSource } from '../image-source.tsx';

/** Grounds for games without their picture: one hue of the brand each, dark enough for words on it. */
const grounds = [color.pri, color.acc, color.hot, color.gold].map(
  (hue) =>
    `linear-gradient(165deg, color-mix(in oklab, ${hue} 42%, ${color.ink}), color-mix(in oklab, ${hue} 16%, ${color.ink}))`,
);

const Ground = styled.span<{ readonly $ground: number }>`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: 8px;
  padding: 14px 12px;
  background: ${({ $ground }) => grounds[$ground]};
  color: ${color.onArt};
  text-align: start;
  overflow: hidden;
  small { font-size: 12px; line-height: 16px; color: ${color.onArt2}; }
  b { font: var(--display-w) 17px/22px ${font.display}; letter-spacing: var(--display-track); overflow-wrap: anywhere; }
`;

interface GamePictureProps {
  readonly game: Pick<Game, 'nodeId' | 'gameName' | 'vendorName' | 'iconUrl'>;
  readonly width: number;
  readonly height: number;
  /** The `sizes` attribute: the width on the page, by which the browser chooses one of the drawn widths. */
  readonly sizes: string;
  readonly isEager?: boolean;
  /** The page begins with it: nothing of more weight stands above, such as a banner. */
  readonly leads?: boolean;
}

/**
 * A game's art; where it does not load, the studio's and the game's names on a ground of the brand, in the same box.
 */
export function GamePicture({ game, width, height, sizes, isEager = false, leads = false }: GamePictureProps) {
  const { iconUrl, gameName, vendorName, nodeId } = game;
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const source = useImageSource(
    iconUrl,
    useCallback(() => setFailedUrl(iconUrl), [iconUrl]),
  );
  if (failedUrl === iconUrl)
    return (
      <Ground $ground={groundOf(nodeId)} aria-hidden="true" data-picture="missing">
        <small>{vendorName}</small>
        <b>{gameName}</b>
      </Ground>
    );
  return (
    <img
      {...source}
      srcSet={PICTURE_WIDTHS.map((drawn) => `${source.src}?w=${drawn} ${drawn}w`).join()}
      sizes={sizes}
      alt=""
      width={width}
      height={height}
      decoding="async"
      {...(leads ? {} : { fetchPriority: 'low' })}
      {...(isEager ? {} : { loading: 'lazy' })}
    />
  );
}

/** The same ground for the same game, always. */
function groundOf(nodeId: string): number {
  let sum = 0;
  for (const letter of nodeId) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % grounds.length;
}
