import { createGlobalStyle, styled } from 'styled-components';
import { color, from, radius } from '#portal/theme/tokens.ts';

/** The colours of charts, which the desk's look has and a brand's has not. Drawers beside the modal have charts too. */
export const CentreLook = createGlobalStyle`
  :root { --series-1: ${color.pri}; --series-2: ${color.accTx}; --series-3: ${color.gold}; }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  ${from.lg} { grid-template-columns: 204px minmax(0, 1fr); gap: 24px; align-items: start; }
`;

export const Side = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  ${from.lg} { position: sticky; inset-block-start: 0; max-height: calc(100dvh - 132px); overflow-y: auto; }
  > a {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 36px;
    padding: 4px 10px;
    border-radius: ${radius.m};
    font-size: 13.5px;
    line-height: 18px;
    font-weight: 500;
    color: ${color.priTx};
    &:hover { background: ${color.surf2}; }
    [dir='rtl'] & svg { transform: scaleX(-1); }
  }
`;

/** A row to scroll where it has no column. */
export const Menu = styled.nav`
  @media (max-width: 1023px) {
    overflow-x: auto;
    ul { flex-direction: row; }
    li { flex: none; white-space: nowrap; }
    li:not(:has(a, button)) { display: none; }
  }
`;

export const Content = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  scroll-margin-block-start: 8px;
  [data-widget] h1 { font-size: 20px; line-height: 28px; }
`;
