import { styled } from 'styled-components';
import { color, font, from, radius } from '#portal/theme/tokens.ts';

export const Terms = styled.section`
  display: flex;
  flex-direction: column;
  gap: 12px;
  width: 100%;
  max-width: 760px;
  margin-inline: var(--text-place, 0);
  h1 { font: var(--display-w) 22px/28px ${font.display}; letter-spacing: var(--display-track); margin-block: 4px 8px; }
  ${from.md} { h1 { font-size: 26px; line-height: 32px; } }
`;

export const Term = styled.article<{ readonly $isNamed: boolean }>`
  padding: 16px 20px;
  border-radius: ${radius.l};
  background: ${color.surf};
  box-shadow: inset 0 0 0 ${({ $isNamed }) => ($isNamed ? `2px ${color.pri}` : `1px ${color.line}`)};
  scroll-margin-block-start: 88px;
  h2, h3 { font-size: 15px; line-height: 22px; font-weight: 600; margin-block-end: 4px; }
  p { font-size: 15px; line-height: 23px; color: ${color.tx2}; white-space: pre-line; }
`;
