import { styled } from 'styled-components';
import { color, from } from '#portal/theme/tokens.ts';
import { type ButtonStyle, buttonStyle } from '#portal/ui/button.tsx';

export const Help = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  padding: 16px;
  p { font-size: 13px; line-height: 19px; color: ${color.tx2}; }
  ${from.md} { padding: 18px 20px; }
`;

export const HelpHead = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  h2 { font-size: 15px; line-height: 22px; font-weight: 600; }
`;

export const Call = styled.a.attrs<ButtonStyle>({ $look: 'secondary' })`
  ${buttonStyle}
`;
