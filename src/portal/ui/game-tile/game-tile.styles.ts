import { css, styled } from 'styled-components';
import { color, finePointer, from, motion, overlay, radius, reducedMotion, shadow } from '#portal/theme/tokens.ts';

const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Tile = styled.article`
  display: flex;
  flex-direction: column;
  gap: 8px;
  min-width: 0;
  position: relative;
  ${from.md} { gap: 10px; }
`;

export const Over = styled.div`
  position: absolute;
  inset: 0;
  z-index: 2;
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  gap: 8px;
  padding: 12px;
  background: linear-gradient(180deg, color-mix(in srgb, ${color.ink} 12%, transparent), color-mix(in srgb, ${color.ink} 50%, transparent) 50%, ${overlay.inkStrong});
  opacity: 0;
  transition: opacity ${motion.base};
  > button { padding-inline: 8px; overflow: hidden; }
  /* The first action answers on the whole tile. */
  > :first-child::after { content: ''; position: absolute; inset: 0; z-index: -1; }
`;

/** The disc at the top end of the art; where there is no hover, the sheet has it. */
export const Favourite = styled.button`
  position: absolute;
  inset-block-start: 8px;
  inset-inline-end: 8px;
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: 50%;
  background: color-mix(in srgb, ${color.ink} 66%, transparent);
  color: ${color.onArt};
  transition: background ${motion.fast};
  && { padding: 0; overflow: visible; }
  &::after { content: ''; position: absolute; inset: -4px; border-radius: 50%; }
  &:hover { background: ${color.ink}; }
  @media (hover: none) { display: none; }
`;

export const Art = styled.div<{ readonly $isLive: boolean }>`
  position: relative;
  aspect-ratio: ${({ $isLive }) => ($isLive ? '320 / 220' : '3 / 4')};
  border-radius: ${radius.tile};
  overflow: hidden;
  background: ${color.surf2};
  box-shadow: ${shadow.tile};
  transition: transform ${motion.base}, box-shadow ${motion.base};
  > img { width: 100%; height: 100%; object-fit: cover; transition: transform ${motion.base}; }
  &::after { content: ''; position: absolute; inset: 0; z-index: 3; border-radius: inherit; box-shadow: inset 0 0 0 1px ${overlay.edge}; pointer-events: none; }
  ${finePointer} {
    ${Tile}:hover & { transform: translateY(-4px); box-shadow: 0 0 0 2px ${color.pri}, ${shadow.middle}; }
    ${Tile}:hover & > img { transform: scale(1.05); }
    ${Tile}:hover & ${Over} { opacity: 1; }
  }
  &:has(:focus-visible) { box-shadow: 0 0 0 2px ${color.pri}, ${shadow.middle}; }
  &:has(:focus-visible) ${Over} { opacity: 1; }
  ${reducedMotion} {
    ${Tile}:hover & { transform: none; }
    ${Tile}:hover & > img { transform: none; }
  }
`;

export const Caption = styled.div`
  min-width: 0;
  b { display: block; font-weight: 500; font-size: 12px; line-height: 16px; color: ${color.tx}; ${oneLine} }
  span { display: block; font-size: 12px; line-height: 16px; color: ${color.tx3}; ${oneLine} }
  ${from.md} { b { font-size: 13px; line-height: 18px; } }
`;

const badge = css`
  position: absolute;
  z-index: 1;
  display: inline-flex;
  align-items: center;
  height: 22px;
  border-radius: ${radius.pill};
  font-weight: 600;
  font-size: 12px;
  line-height: 16px;
`;

export const HotBadge = styled.span`
  ${badge}
  gap: 4px;
  inset-block-start: 6px;
  inset-inline-start: 6px;
  padding-inline: 6px 8px;
  background: ${color.hot};
  color: ${color.onHot};
  ${from.md} { inset-block-start: 8px; inset-inline-start: 8px; }
`;

export const LiveBadge = styled.span`
  ${badge}
  gap: 6px;
  inset-block-start: 10px;
  inset-inline-start: 10px;
  padding: 0 8px;
  background: color-mix(in srgb, ${color.ink} 66%, transparent);
  backdrop-filter: blur(6px);
  color: ${color.onArt};
  &::before { content: ''; width: 6px; height: 6px; border-radius: 50%; background: ${color.err}; }
`;

export const LiveMeta = styled.div`
  position: absolute;
  z-index: 2;
  inset-inline: 10px;
  inset-block-end: 8px;
  display: flex;
  align-items: flex-end;
  gap: 8px;
  color: ${color.onArt};
  pointer-events: none;
  transition: opacity ${motion.base};
  > span:first-child { flex: 1; min-width: 0; }
  b { display: block; font-weight: 600; font-size: 13px; line-height: 18px; ${oneLine} }
  bdi { display: block; font-size: 12px; line-height: 16px; opacity: 0.85; font-variant-numeric: tabular-nums; }
  small { display: none; align-items: center; gap: 4px; font-size: 12px; line-height: 16px; font-variant-numeric: tabular-nums; }
  ${finePointer} { ${Tile}:hover & { opacity: 0; } }
  ${Art}:has(:focus-visible) & { opacity: 0; }
  ${from.md} {
    inset-inline: 12px;
    inset-block-end: 10px;
    b { font-size: 14px; line-height: 20px; }
    small { display: inline-flex; }
  }
`;
