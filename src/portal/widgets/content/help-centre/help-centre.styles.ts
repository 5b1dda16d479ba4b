import { styled } from 'styled-components';
import { color, radius } from '#portal/theme/tokens.ts';
import { textPageLook } from '#portal/ui/text-page-look.ts';

export const Terms = styled.section`
  ${textPageLook}
  gap: 12px;
  h1 { margin-block-end: 4px; }
`;

export const Term = styled.article<{ readonly $isNamed: boolean }>`
  padding: 16px 20px;
  border-radius: ${radius.l};
  background: ${color.surf};
  box-shadow: inset 0 0 0 ${({ $isNamed }) => ($isNamed ? `2px ${color.pri}` : `1px ${color.line}`)};
  @media (scripting: none) { &:target { box-shadow: inset 0 0 0 2px ${color.pri}; } }
  scroll-margin-block-start: 88px;
  h2, h3 { font-size: 15px; line-height: 22px; font-weight: 600; margin-block-end: 4px; }
  p { font-size: 15px; line-height: 23px; color: ${color.tx2}; white-space: pre-line; }
`;
