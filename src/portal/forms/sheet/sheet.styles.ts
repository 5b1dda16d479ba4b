import { createGlobalStyle, styled } from 'styled-components';
import { color, from, layer, motion, radius, reducedMotion, shadow } from '#portal/theme/tokens.ts';

export const SheetLayer = createGlobalStyle`
  .page-sheet-scrim {
    position: fixed; inset: 0; z-index: ${layer.modal}; display: flex; align-items: flex-end; justify-content: center;
    background: ${color.scrim}; backdrop-filter: blur(5px); opacity: 0; transition: opacity ${motion.slow};
  }
  .page-sheet-scrim.is-open { opacity: 1; }
  .page-sheet-scrim.is-closing { opacity: 0; }
  .page-sheet-panel { width: 100%; outline: none; transform: translateY(32px); transition: transform ${motion.slow}; }
  .is-open > .page-sheet-panel { transform: none; }
  ${from.md} {
    .page-sheet-scrim { align-items: center; }
    .page-sheet-panel { width: auto; }
  }
  ${reducedMotion} { .page-sheet-panel { transform: none; } }
`;

export const SheetFrame = styled.div<{ readonly $isWide?: boolean; readonly $isTall?: boolean }>`
  display: flex;
  flex-direction: column;
  gap: 16px;
  ${({ $isTall }) => ($isTall ? 'height: 100dvh;' : 'max-height: 85dvh;')}
  overflow-y: auto;
  padding: 12px 20px calc(20px + env(safe-area-inset-bottom));
  border-radius: ${radius.xl} ${radius.xl} 0 0;
  background: ${color.bg2};
  box-shadow: ${shadow.high}, inset 0 0 0 1px ${color.line};
  ${from.md} { ${({ $isTall }) => ($isTall ? 'height: auto; max-height: 85dvh;' : '')} width: ${({ $isWide }) => ($isWide ? 'min(760px, calc(100vw - 48px))' : '440px')}; padding: 16px 24px 24px; border-radius: ${radius.xl}; }
  header { display: flex; align-items: center; gap: 12px; margin-inline-end: -10px; }
  h2 { flex: 1; font-size: 18px; line-height: 26px; font-weight: 600; }
  > p { font-size: 14px; line-height: 21px; color: ${color.tx2}; }
`;

export const SheetButtons = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  gap: 10px;
  > * { flex: 1 1 150px; }
`;
