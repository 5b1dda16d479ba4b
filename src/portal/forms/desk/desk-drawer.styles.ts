import { keyframes, styled } from 'styled-components';
import { color, from, layer, motion, radius, reducedMotion, shadow } from '#portal/theme/tokens.ts';

const WIDTH_PX = 392;
/** For tables and formulas. */
const WIDE_PX = 520;
const BAR_PX = 56;
/** From the bar to the content: the title of the page with the room around it. */
const TITLE_PX = 64;

/** A list and, where there is room, its drawer at the end of the page. */
export const WithDrawer = styled.div<{ readonly $isOpen: boolean; readonly $isWide?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-items: start;
  min-width: 0;
  > :first-child { display: flex; flex-direction: column; gap: 16px; min-width: 0; }
  ${from.xl} {
    ${({ $isOpen, $isWide }) =>
      $isOpen && `grid-template-columns: minmax(0, 1fr) ${$isWide ? WIDE_PX : WIDTH_PX}px; gap: 24px;`}
  }
`;

export const DrawerScrim = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${layer.modal};
  background: ${color.scrim};
  ${from.xl} { display: none; }
`;

const rise = keyframes`from { transform: translateY(32px); opacity: 0; }`;
const slide = keyframes`from { transform: translateX(32px); opacity: 0; }`;
const slideBack = keyframes`from { transform: translateX(-32px); opacity: 0; }`;

export const DrawerPanel = styled.aside<{ readonly $isWide: boolean }>`
  position: fixed;
  z-index: ${layer.modal};
  inset: auto 0 0;
  display: flex;
  flex-direction: column;
  max-height: 88dvh;
  border-radius: ${radius.xl} ${radius.xl} 0 0;
  background: ${color.bg2};
  box-shadow: ${shadow.high};
  outline: none;
  animation: ${rise} ${motion.slow};
  ${from.md} {
    inset: 0;
    inset-inline-start: auto;
    width: min(${({ $isWide }) => ($isWide ? WIDE_PX : WIDTH_PX)}px, 100vw);
    max-height: none;
    border-radius: 0;
    animation-name: ${slide};
    [dir='rtl'] & { animation-name: ${slideBack}; }
  }
  /* Beside the page it reaches from the bar to the foot and to the end, beside the title and over the room around. */
  ${from.xl} {
    position: sticky;
    z-index: ${layer.sticky};
    inset: ${BAR_PX}px auto auto;
    width: auto;
    height: calc(100dvh - ${BAR_PX}px);
    margin-block: -${TITLE_PX}px -24px;
    margin-inline-end: -24px;
    box-shadow: none;
    border-inline-start: 1px solid ${color.line};
    animation: none;
  }
  ${reducedMotion} { animation: none; }
`;

export const DrawerHead = styled.header`
  flex: none;
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 12px 8px 12px 18px;
  [dir='rtl'] & { padding: 12px 18px 12px 8px; }
  box-shadow: inset 0 -1px 0 ${color.line};
  > div { flex: 1; min-width: 0; }
`;

export const DrawerBody = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding-block-end: env(safe-area-inset-bottom);
  > section { padding: 16px 18px; }
  > section + section { border-block-start: 1px solid ${color.line}; }
  h3 { font-size: 13px; line-height: 18px; font-weight: 600; }
`;

/** Names and values, a line each. */
export const Facts = styled.dl`
  margin: 0;
  font-size: 13px;
  line-height: 18px;
  > div { display: flex; align-items: center; gap: 12px; min-height: 34px; }
  > div + div { border-block-start: 1px solid ${color.line}; }
  dt { flex: 1; color: ${color.tx2}; }
  dd { margin: 0; font-weight: 500; text-align: end; overflow-wrap: anywhere; }
`;
