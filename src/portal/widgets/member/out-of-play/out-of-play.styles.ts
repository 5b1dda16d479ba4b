import { styled } from 'styled-components';
import { color, from, radius } from '#portal/theme/tokens.ts';

export const Quiet = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 14px;
  max-width: 560px;
  margin-inline: auto;
  padding: 40px 8px 8px;
  text-align: center;
  > section { width: 100%; margin-block-start: 12px; text-align: start; }
  > i { display: grid; place-items: center; width: 64px; height: 64px; border-radius: ${radius.l}; background: ${color.surf2}; color: ${color.tx2}; }
  h1 { font-size: 22px; line-height: 30px; font-weight: 600; text-wrap: balance; }
  > p { font-size: 15px; line-height: 23px; color: ${color.tx2}; text-wrap: pretty; }
  ${from.md} { padding-block-start: 72px; h1 { font-size: 28px; line-height: 36px; } }
`;
