import { css, styled } from 'styled-components';
import { color, from, motion, radius, reducedMotion, shadow } from '#portal/theme/tokens.ts';

/** On a screen that is small in either direction the bar is slim, and what stands below the game opens over it. */
const roomy = '@media (min-width: 768px) and (min-height: 520px)';

/** The bars around the game take the height that they need, the game the rest. */
export const Stage = styled.div<{ readonly $isPage: boolean }>`
  position: relative;
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  height: 100%;
  min-height: 0;
  background: ${color.bg2};
  outline: none;
  ${({ $isPage }) =>
    $isPage &&
    css`
    height: calc(100dvh - 56px);
    margin: -12px -16px;
    ${from.md} { height: calc(100dvh - 104px); margin: 0; }
    ${roomy} { border-radius: ${radius.xl}; box-shadow: inset 0 0 0 1px ${color.line}; overflow: hidden; min-height: 480px; }
  `}
  &:fullscreen { width: 100%; height: 100%; }
`;

export const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  min-height: 52px;
  padding: env(safe-area-inset-top) 4px 0 12px;
  padding-inline: max(12px, env(safe-area-inset-left)) max(4px, env(safe-area-inset-right));
  ${roomy} { gap: 12px; min-height: 68px; padding: 0 14px; }
`;

/** The art of the tile, cut to its hero. */
export const Picture = styled.div`
  position: relative;
  flex: none;
  display: none;
  width: 44px;
  height: 44px;
  border-radius: 10px;
  overflow: hidden;
  background: ${color.surf2};
  img { width: 100%; height: 100%; object-fit: cover; object-position: 50% 26%; }
  small { display: none; }
  b { font-size: 10px; line-height: 12px; }
  ${from.sm} { display: block; }
`;

export const Names = styled.div`
  min-width: 0;
  flex: 0 1 auto;
  > * { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  b { font-size: 14px; line-height: 20px; font-weight: 600; }
  > span { font-size: 12px; line-height: 16px; color: ${color.tx3}; }
`;

export const Mode = styled.span<{ readonly $isReal: boolean }>`
  flex: none;
  padding: 3px 9px;
  border-radius: ${radius.pill};
  font-size: 12px;
  line-height: 16px;
  font-weight: 600;
  white-space: nowrap;
  ${({ $isReal }) => ($isReal ? css`background: ${color.priSoft}; color: ${color.priTx};` : css`background: ${color.accSoft}; color: ${color.accTx};`)}
  display: none;
  ${roomy} { display: block; }
`;

export const Space = styled.span`
  flex: 1;
`;

export const Clock = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  flex: none;
  font-size: 13px;
  line-height: 18px;
  color: ${color.tx2};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  svg { color: ${color.tx3}; }
`;

/** Shown in a wide bar only. */
export const Roomy = styled.span`
  display: none;
  ${roomy} { display: contents; }
`;

/** Shown in the panel of a slim bar instead. */
export const Slim = styled.span`
  display: contents;
  ${roomy} { display: none; }
`;

export const Purse = styled.div`
  display: flex;
  align-items: center;
  flex: none;
  min-height: 40px;
  padding-inline-start: 12px;
  border-radius: ${radius.m};
  background: ${color.surf};
  box-shadow: inset 0 0 0 1px ${color.line};
  output { font-size: 14px; line-height: 20px; font-weight: 600; font-variant-numeric: tabular-nums; white-space: nowrap; }
  > output { padding-inline-end: 12px; }
  > :last-child:not(output) { margin-inline-end: 4px; }
  ${roomy} {
    min-height: 44px; margin-inline: 8px;
    > output:not(:last-child) { padding-inline-end: 0; }
  }
`;

export const Tool = styled.button`
  display: none;
  place-items: center;
  flex: none;
  width: 36px;
  min-height: 40px;
  border-radius: ${radius.m};
  color: ${color.tx3};
  &:hover { color: ${color.tx}; }
  &[aria-busy='true'] > svg { animation: turn 0.8s linear infinite; }
  @keyframes turn { to { rotate: 1turn; } }
  ${reducedMotion} { &[aria-busy='true'] > svg { animation: none; opacity: 0.5; } }
  ${roomy} { display: grid; }
`;

/** The frame, and what lies over it until it can be played. */
export const Board = styled.div`
  position: relative;
  min-height: 0;
  overflow: hidden;
  background: ${color.ink};
  iframe { position: absolute; inset: 0; width: 100%; height: 100%; border: 0; color-scheme: normal; }
  [data-size='stage'] & { ${roomy} { aspect-ratio: 1120 / 600; max-height: calc(100dvh - 160px); } }
  :fullscreen & { aspect-ratio: auto; max-height: none; }
`;

/** The game's own art, far away and dark, behind whatever is said in its place. */
export const Veil = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  padding: 16px;
  overflow: hidden;
  background: ${color.ink};
  color: ${color.onArt};
  > img { position: absolute; inset: -24px; width: calc(100% + 48px); height: calc(100% + 48px); max-width: none; object-fit: cover; object-position: 50% 30%; filter: blur(22px) brightness(0.45); }
  > div { position: relative; }
`;

export const Waiting = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 18px;
  text-align: center;
  font-size: 15px;
  line-height: 22px;
  font-weight: 600;
`;

export const Art = styled.span`
  position: relative;
  display: block;
  width: 132px;
  aspect-ratio: 3 / 4;
  border-radius: ${radius.tile};
  overflow: hidden;
  box-shadow: ${shadow.high};
  img { width: 100%; height: 100%; object-fit: cover; }
  @media (max-height: 519px) { width: 84px; }
`;

/** Nobody knows how long it takes, so it only moves. */
export const Progress = styled.i`
  display: block;
  width: 132px;
  height: 4px;
  border-radius: ${radius.pill};
  overflow: hidden;
  background: ${color.glass};
  &::after {
    content: '';
    display: block;
    width: 40%;
    height: 100%;
    border-radius: inherit;
    background: ${color.pri};
    animation: glide 1.4s ease-in-out infinite;
  }
  @keyframes glide { from { translate: -100% 0; } to { translate: 250% 0; } }
  [dir='rtl'] &::after { animation-direction: reverse; }
  ${reducedMotion} { &::after { width: 100%; animation: none; opacity: 0.6; } }
`;

/** Says in the game's place what happened, or asks over it. */
export const Notice = styled.div`
  display: flex;
  flex-direction: column;
  gap: 10px;
  width: min(420px, 100%);
  padding: 24px;
  border-radius: ${radius.l};
  background: ${color.bg2};
  color: ${color.tx2};
  box-shadow: ${shadow.high}, inset 0 0 0 1px ${color.line};
  text-align: center;
  outline: none;
  h2 { font-size: 18px; line-height: 26px; font-weight: 600; color: ${color.tx}; overflow-wrap: anywhere; }
  p { font-size: 14px; line-height: 21px; }
  > div { display: flex; flex-wrap: wrap; gap: 10px; margin-block-start: 10px; }
  > div > * { flex: 1 1 140px; }
`;

export const Question = styled.div`
  position: absolute;
  inset: 0;
  z-index: 2;
  display: grid;
  place-items: center;
  padding: 16px;
  background: ${color.scrim};
  animation: appear ${motion.base};
  @keyframes appear { from { opacity: 0; } }
  ${reducedMotion} { animation: none; }
`;

export const Foot = styled.div<{ readonly $isOpen: boolean }>`
  position: absolute;
  z-index: 1;
  inset-inline: 0;
  inset-block-start: calc(52px + env(safe-area-inset-top));
  display: ${({ $isOpen }) => ($isOpen ? 'flex' : 'none')};
  flex-direction: column;
  gap: 4px;
  padding: 8px 16px 16px;
  max-height: calc(100% - 52px);
  overflow-y: auto;
  background: ${color.bg2};
  box-shadow: ${shadow.high}, inset 0 -1px 0 ${color.line};
  font-size: 14px;
  line-height: 20px;
  color: ${color.tx2};
  > * { min-height: 44px; }
  ${roomy} {
    position: static;
    display: flex;
    flex-flow: row wrap;
    align-items: center;
    gap: 0 24px;
    min-height: 44px;
    max-height: none;
    padding: 0 18px;
    box-shadow: none;
    font-size: 12px;
    line-height: 16px;
    > * { min-height: 0; }
}
`;

export const Fact = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  color: ${color.tx3};
  font-variant-numeric: tabular-nums;
  svg { flex: none; }
`;

/** Something to be asked for below the game; a link where it leads to a place. */
export const footAction = css`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  font-weight: 500;
  color: ${color.tx2};
  text-align: start;
  border-radius: ${radius.s};
  &:hover { color: ${color.tx}; text-decoration: underline; text-underline-offset: 3px; }
  svg { flex: none; color: ${color.tx3}; }
`;

export const FootButton = styled.button`${footAction}`;
export const FootLink = styled.a`${footAction}`;
