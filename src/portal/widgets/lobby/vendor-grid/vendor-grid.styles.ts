import { styled } from 'styled-components';
import {
  color,
  finePointer,
  font,
  from,
  motion,
  overlay,
  radius,
  reducedMotion,
  shadow,
} from '#portal/theme/tokens.ts';
import { pageTitleLook } from '#portal/ui/page-title-look.ts';
import { Skeleton } from '#portal/ui/skeleton.tsx';
import { wordmarkFace } from '#portal/ui/wordmark-face.ts';

export const Centre = styled.div`
  display: flex;
  flex-direction: column;
  gap: 20px;
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px 12px;
  min-height: 44px;
  ${pageTitleLook}
  span { color: ${color.tx3}; font-variant-numeric: tabular-nums; }
  ${from.md} { align-content: center; }
`;

export const Lane = styled.section`
  display: flex;
  flex-direction: column;
  gap: 14px;
  scroll-margin-block-start: 140px;
  h2 { font: var(--head-font, 600 18px/26px ${font.interface}); letter-spacing: var(--head-track, -0.01em); }
`;

export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px 12px;
  ${from.md} { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 20px 16px; }
  ${from.lg} { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  ${from.xl} { grid-template-columns: repeat(5, minmax(0, 1fr)); }
`;

/** A ground of the brand for each hand, for the studios whose art does not load. */
const grounds = [color.acc, color.pri, color.hot, color.gold].map(
  (hue) =>
    `linear-gradient(155deg, color-mix(in oklab, ${hue} 46%, ${color.ink}), color-mix(in oklab, ${hue} 14%, ${color.ink}))`,
);

export const Face = styled.span<{ readonly $hand: number }>`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 3 / 4;
  margin-block-end: 10px;
  border-radius: ${radius.tile};
  overflow: hidden;
  background: ${({ $hand }) => grounds[$hand % grounds.length]};
  box-shadow: ${shadow.tile};
  transition: transform ${motion.base}, box-shadow ${motion.base};
  > img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; transition: transform ${motion.base}; }
  &::after { content: ''; position: absolute; inset: 0; border-radius: inherit; box-shadow: inset 0 0 0 1px ${overlay.edge}; }
`;

/** The emblem of the vendor's category, large and faint behind the name. */
export const Emblem = styled.span`
  position: absolute;
  inset-block-end: -38px;
  inset-inline-end: -26px;
  color: ${color.onArt};
  opacity: 0.12;
`;

/** The name as the studio writes it. */
export const Wordmark = styled.span<{ readonly $hand: number }>`
  position: relative;
  padding: 0 12px;
  color: ${color.onArt};
  text-align: center;
  ${({ $hand }) => wordmarkFace($hand)}
  && { font-size: clamp(16px, 1.7vw, 22px); line-height: 1.25; }
`;

export const Start = styled.i`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: 40px;
  margin-block-start: 10px;
  border-radius: ${radius.m};
  background: ${color.surf2};
  color: ${color.tx};
  font-style: normal;
  font-weight: 600;
  font-size: 13px;
  transition: background ${motion.fast}, color ${motion.fast};
`;

export const Tile = styled.li`
  min-width: 0;
  > :is(a, button) { display: block; width: 100%; text-align: start; border-radius: ${radius.tile}; }
  b { display: block; font-weight: 600; font-size: 14px; line-height: 20px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  b + span { display: block; font-size: 13px; line-height: 18px; color: ${color.tx3}; }
  ${finePointer} {
    > :hover ${Face} { transform: translateY(-4px); box-shadow: 0 0 0 2px ${color.pri}, ${shadow.middle}; }
    > :hover ${Face} > img { transform: scale(1.05); }
    > :hover ${Start} { background: ${color.pri}; color: ${color.onPri}; }
  }
  > :focus-visible { outline: none; }
  > :focus-visible ${Face} { outline: 2px solid ${color.focus}; outline-offset: 2px; }
  ${reducedMotion} { > :hover ${Face}, > :hover ${Face} > img { transform: none; } }
`;

export const Waiting = styled(Skeleton)`
  aspect-ratio: 3 / 4;
  border-radius: ${radius.tile};
`;
