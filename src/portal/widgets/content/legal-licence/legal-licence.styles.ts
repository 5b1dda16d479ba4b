import { styled } from 'styled-components';
import { color, from, radius } from '#portal/theme/tokens.ts';
import { textPageLook } from '#portal/ui/text-page-look.ts';

export const Legal = styled.section`
  ${textPageLook}
  font-size: 15px;
  line-height: 23px;
  color: ${color.tx2};
  h1 { color: ${color.tx}; }
  h2, h3 { margin-block-start: 8px; font-size: 16px; line-height: 24px; font-weight: 600; color: ${color.tx}; }
`;

export const Facts = styled.dl`
  display: grid;
  gap: 1px;
  overflow: hidden;
  border-radius: ${radius.l};
  background: ${color.line};
  box-shadow: inset 0 0 0 1px ${color.line};
  ${from.md} { grid-template-columns: 1fr 1fr; }
  div { padding: 14px 18px; background: ${color.surf}; }
  dt { font-size: 13px; line-height: 18px; color: ${color.tx2}; }
  dd { margin: 0; font-size: 15px; line-height: 22px; font-weight: 600; color: ${color.tx}; }
`;

export const CreditList = styled.ul`
  display: grid;
  gap: 10px 24px;
  font-size: 13px;
  line-height: 18px;
  ${from.md} { grid-template-columns: 1fr 1fr; }
  b { display: block; font-weight: 600; color: ${color.tx}; }
  a { color: ${color.priTx}; text-decoration: underline; text-underline-offset: 3px; }
  bdi { overflow-wrap: anywhere; }
  a bdi { white-space: nowrap; }
`;
