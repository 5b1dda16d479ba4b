import { css, styled } from 'styled-components';
import { VendorLink } from '#portal/actions/vendor-link.tsx';
import { color, font, from, layer, motion, radius, shadow } from '#portal/theme/tokens.ts';
import { wordmarkFace } from '#portal/ui/wordmark-face.ts';

export const Side = styled.div`
  display: flex;
  flex-direction: column;
  gap: 4px;
  padding: 22px;
  background: ${color.surf2};
  > strong {
    margin-block-end: 8px;
    font: var(--display-w) 20px/28px ${font.display};
    letter-spacing: var(--display-track);
  }
`;

export const Places = styled.ul`
  :is(a, button) {
    display: flex;
    align-items: center;
    gap: 10px;
    width: 100%;
    min-height: 40px;
    padding: 0 10px;
    border-radius: ${radius.s};
    font-weight: 500;
    text-align: start;
    transition: background ${motion.fast};
    svg { color: ${color.priTx}; flex: none; }
    &:hover { background: ${color.surf3}; }
  }
`;

export const Kinds = styled.ul`
  display: flex;
  flex-direction: column;
  margin-block-start: 8px;
  padding-block-start: 8px;
  border-block-start: 1px solid ${color.line2};
  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    min-height: 34px;
    padding: 0 10px;
    border-radius: ${radius.s};
    font-size: 13px;
    line-height: 18px;
    color: ${color.tx2};
    transition: background ${motion.fast};
    &:hover { background: ${color.surf3}; color: ${color.tx}; }
    @media (pointer: coarse) { min-height: 44px; }
  }
  span { color: ${color.tx3}; font-size: 12px; font-variant-numeric: tabular-nums; }
`;

export const Vendors = styled.div`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  padding: 20px;
`;

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(var(--vendor-columns), minmax(0, 1fr));
  gap: 10px;
  > li { height: var(--vendor-height); border-radius: ${radius.m}; }
`;

export const Card = styled(VendorLink)<{ readonly $hand: number }>`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 6px;
  width: 100%;
  height: 100%;
  padding: 0 8px;
  border-radius: ${radius.m};
  background: ${color.surf2};
  text-align: center;
  transition: background ${motion.fast}, box-shadow ${motion.fast};
  b { max-width: 100%; ${({ $hand }) => wordmarkFace($hand)} overflow-wrap: anywhere; text-wrap: balance; }
  span { font-size: 12px; line-height: 16px; color: ${color.tx2}; font-variant-numeric: tabular-nums; }
  &:hover, &:focus-visible { background: ${color.surf}; box-shadow: inset 0 0 0 2px ${color.pri}; }
`;

export const AllVendors = styled.button`
  align-self: flex-end;
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 40px;
  margin-block: 10px -8px;
  padding: 0 4px;
  font-weight: 600;
  color: ${color.priTx};
  &:hover { text-decoration: underline; text-underline-offset: 4px; }
`;

const wide = css`
  inset-inline: max(32px, calc((100% - var(--page-width, 100%)) / 2));
  display: grid;
  grid-template-columns: 268px minmax(0, 1fr);
  --vendor-columns: 4;
  --vendor-height: 102px;
  ${from.xl} { --vendor-columns: 5; }
`;

interface PanelStyle {
  readonly $isWide: boolean;
  readonly $startPx: number;
}

/** The way to all games stands in one line above the vendors. */
const narrow = css<Pick<PanelStyle, '$startPx'>>`
  --panel-width: min(560px, calc(100vw - 64px));
  width: var(--panel-width);
  inset-inline-start: clamp(
    16px,
    ${({ $startPx }) => $startPx}px,
    calc(100% - max(32px, calc((100% - var(--page-width, 100%)) / 2)) - var(--panel-width))
  );
  --vendor-columns: 3;
  --vendor-height: 84px;
  ${Side} { flex-direction: row; flex-wrap: wrap; align-items: center; padding: 12px 20px; }
  ${Side} > strong { flex: 1; margin: 0; }
  ${Kinds} { flex-direction: row; flex-wrap: wrap; flex-basis: 100%; margin: 0 -10px; padding: 0; border: 0; }
`;

export const Panel = styled.div<PanelStyle>`
  position: absolute;
  z-index: ${layer.dropDown};
  inset-block-start: 100%;
  max-height: calc(100vh - 146px);
  overflow-y: auto;
  overscroll-behavior: contain;
  border-radius: 0 0 ${radius.xl} ${radius.xl};
  background: ${color.bg2};
  color: ${color.tx};
  box-shadow: ${shadow.high};
  ${({ $isWide }) => ($isWide ? wide : narrow)}
`;
