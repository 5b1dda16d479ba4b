import { styled } from 'styled-components';
import { color, font } from '#portal/theme/tokens.ts';

export const Prose = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  max-width: 720px;
  color: ${color.tx2};
  font-size: 15px;
  line-height: 22px;
  h1 { font-family: ${font.display}; font-weight: var(--display-w); letter-spacing: var(--display-track); font-size: 26px; line-height: 32px; color: ${color.tx}; }
  h3 { margin-block-start: 8px; font-size: 15px; line-height: 22px; font-weight: 600; color: ${color.tx}; }
  [data-kind='item'] { padding-inline-start: 16px; position: relative; font-size: 13px; line-height: 20px; }
  [data-kind='item']::before { content: ''; position: absolute; inset-inline-start: 2px; inset-block-start: 8px; width: 4px; height: 4px; border-radius: 50%; background: ${color.tx3}; }
`;
