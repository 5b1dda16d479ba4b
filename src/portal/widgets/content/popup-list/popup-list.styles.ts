import { styled } from 'styled-components';
import { color } from '#portal/theme/tokens.ts';

export const Popup = styled.article`
  display: flex;
  flex-direction: column;
  gap: 8px;
  h3 { font: var(--display-w) 20px/28px var(--display); letter-spacing: var(--display-track); text-wrap: balance; }
`;

export const Steps = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-block-start: 24px;
  > span { flex: 1; font-size: 13px; line-height: 18px; color: ${color.tx3}; font-variant-numeric: tabular-nums; }
`;
