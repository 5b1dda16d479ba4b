import { createGlobalStyle, styled } from 'styled-components';
import { color, layer, motion, radius, reducedMotion, shadow } from '#portal/theme/tokens.ts';

export const SheetLayer = createGlobalStyle`
  .sheet-scrim {
    position: fixed; inset: 0; z-index: ${layer.modal}; display: flex; align-items: flex-end; justify-content: center;
    background: ${color.scrim}; opacity: 0; transition: opacity ${motion.base};
  }
  .sheet-scrim.is-open { opacity: 1; }
  .sheet-scrim.is-closing { opacity: 0; }
  .sheet-panel { width: min(100%, 520px); outline: none; transform: translateY(32px); transition: transform ${motion.base}; }
  .is-open > .sheet-panel { transform: none; }
  ${reducedMotion} { .sheet-panel { transform: none; } }
`;

export const Sheet = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) 44px;
  gap: 16px 14px;
  padding: 20px 16px calc(20px + env(safe-area-inset-bottom));
  border-radius: ${radius.xl} ${radius.xl} 0 0;
  background: ${color.bg2};
  box-shadow: ${shadow.high}, inset 0 0 0 1px ${color.line};
`;

export const Picture = styled.div<{ readonly $isLive: boolean }>`
  position: relative;
  width: ${({ $isLive }) => ($isLive ? 152 : 108)}px;
  aspect-ratio: ${({ $isLive }) => ($isLive ? '320 / 220' : '3 / 4')};
  border-radius: ${radius.tile};
  overflow: hidden;
  background: ${color.surf2};
  img { width: 100%; height: 100%; object-fit: cover; }
`;

export const Facts = styled.div`
  align-self: center;
  min-width: 0;
  h2 { font-size: 18px; line-height: 24px; font-weight: 600; overflow-wrap: anywhere; }
  p, bdi { display: block; margin-block-start: 4px; color: ${color.tx2}; }
`;

/** Why the game cannot be played now. */
export const Reason = styled.div`
  grid-column: 1 / -1;
`;

export const Actions = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  > :not(:last-child) { flex: 1 1 120px; min-height: 48px; }
  > :last-child { width: 48px; height: 48px; }
`;
