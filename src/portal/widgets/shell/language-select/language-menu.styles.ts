import { css, styled } from 'styled-components';
import { color, layer, radius, shadow } from '#portal/theme/tokens.ts';

export type ListPlace = 'above' | 'below' | 'sheet';

const places = {
  above: css`position: absolute; inset-block-end: calc(100% + 8px); inset-inline-start: 0;`,
  below: css`position: absolute; inset-block-start: calc(100% + 8px); inset-inline-end: 0;`,
  sheet: css`position: relative; width: 100%;`,
} as const;

export const List = styled.div<{ readonly $place: ListPlace; readonly $rows: number | null }>`
  ${({ $place }) => places[$place]}
  z-index: ${layer.dropDown};
  min-width: 200px;
  max-height: ${({ $place }) => ($place === 'sheet' ? 'calc(min(70vh, 560px) - 56px)' : 'min(480px, calc(100vh - 140px))')};
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 6px;
  border-radius: ${radius.l};
  background: ${color.surf2};
  ${({ $place }) => $place !== 'sheet' && css`box-shadow: ${shadow.middle}, inset 0 0 0 1px ${color.line2};`}
  /* The list keeps its own words' colours wherever it opens from. */
  color: ${color.tx};
  ${({ $rows }) =>
    $rows !== null &&
    css`
      display: grid;
      grid-auto-flow: column;
      grid-template: repeat(${$rows}, auto) / repeat(2, minmax(0, 1fr));
      gap: 0 4px;
      width: 424px;
    `}
`;

export const Option = styled.button`
  display: flex;
  align-items: center;
  gap: 10px;
  width: 100%;
  min-height: 44px;
  padding: 0 10px;
  border-radius: ${radius.s};
  font-weight: 500;
  font-size: 14px;
  line-height: 20px;
  color: ${color.tx2};
  text-align: start;
  img { flex: none; border-radius: 50%; }
  > span { flex: 1; min-width: 0; }
  small { color: ${color.tx3}; font-size: 12px; font-weight: 400; }
  &:hover, &:focus-visible { background: ${color.surf3}; color: ${color.tx}; }
  &[aria-selected='true'] { background: ${color.surf3}; color: ${color.tx}; font-weight: 600; }
`;

export const SheetScrim = styled.div`
  position: fixed;
  z-index: ${layer.popover};
  inset: 0;
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  background: ${color.scrim};
`;

export const Sheet = styled.div`
  background: ${color.surf2};
  color: ${color.tx};
  border-radius: ${radius.xl} ${radius.xl} 0 0;
  box-shadow: ${shadow.high};
  padding-block-end: env(safe-area-inset-bottom);
  > header { display: flex; align-items: center; gap: 12px; padding-inline: 16px 6px; padding-block-start: 6px; }
  h2 { flex: 1; font-size: 17px; line-height: 24px; font-weight: 600; }
`;
