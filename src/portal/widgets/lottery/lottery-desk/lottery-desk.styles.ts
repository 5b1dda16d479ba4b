import { styled } from 'styled-components';
import { color, font, radius, shadow } from '#portal/theme/tokens.ts';

/** The games, the board, the slip: beside each other as far as there is room. */
export const Columns = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-items: start;
  @media (min-width: 1024px) { grid-template-columns: minmax(0, 1fr) 340px; }
  @media (min-width: 1280px) { grid-template-columns: 248px minmax(0, 1fr) 336px; }
  @media (min-width: 1440px) { grid-template-columns: 252px minmax(0, 1fr) 352px; }
`;

export const Middle = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  min-width: 0;
`;

export const Side = styled(Middle)`
  gap: 14px;
`;

export const Panel = styled.section`
  overflow: hidden;
  border-radius: ${radius.l};
  background: ${color.surf};
  box-shadow: ${shadow.card}, inset 0 0 0 1px ${color.line};
`;

export const PanelHead = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 4px 12px;
  padding: 12px 16px 8px;
  h2 { flex: 1; min-width: 0; font: var(--display-w) 16px/24px ${font.display}; letter-spacing: var(--display-track); }
  > span { font-size: 12px; line-height: 16px; color: ${color.tx3}; font-variant-numeric: tabular-nums; }
`;

/** A quiet way on, as text. */
export const TextButton = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-height: 32px;
  font-weight: 600;
  font-size: 13px;
  line-height: 18px;
  color: ${color.priTx};
  &:hover { text-decoration: underline; }
  &:disabled { color: ${color.tx3}; cursor: not-allowed; text-decoration: none; }
  @media (pointer: coarse) { min-height: 44px; }
`;
