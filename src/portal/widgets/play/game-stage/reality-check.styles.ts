import { styled } from 'styled-components';
import { color, motion, radius, reducedMotion, shadow } from '#portal/theme/tokens.ts';

/** On a small screen it rises from the bottom; on a wide one it stands in the middle. */
const wide = '@media (min-width: 640px)';

export const Box = styled.dialog`
  width: 100%;
  max-width: 520px;
  max-height: 100dvh;
  margin: auto auto 0;
  padding: 28px 20px calc(20px + env(safe-area-inset-bottom));
  overflow-y: auto;
  border: 0;
  border-radius: ${radius.xl} ${radius.xl} 0 0;
  background: ${color.bg2};
  color: ${color.tx};
  box-shadow: ${shadow.high}, inset 0 0 0 1px ${color.line2};
  &[open] { display: flex; flex-direction: column; gap: 18px; animation: rise ${motion.base}; }
  &::backdrop { background: ${color.scrim}; backdrop-filter: blur(8px); }
  @keyframes rise { from { opacity: 0; translate: 0 12px; } }
  ${reducedMotion} { &[open] { animation: none; } }
  ${wide} { margin: auto; padding: 28px; border-radius: ${radius.xl}; }
`;

export const Title = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  h2 { font-size: 20px; line-height: 28px; font-weight: 600; text-wrap: balance; }
  p { font-size: 14px; line-height: 20px; color: ${color.tx2}; }
`;

export const Ring = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 60px;
  height: 60px;
  border-radius: ${radius.pill};
  box-shadow: inset 0 0 0 5px ${color.pri};
  color: ${color.priTx};
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  margin: 0;
  border-radius: ${radius.l};
  background: ${color.surf};
  box-shadow: inset 0 0 0 1px ${color.line2};
  div { padding: 12px 18px; min-width: 0; }
  div:nth-child(even) { border-inline-start: 1px solid ${color.line2}; }
  div:nth-child(n + 3) { border-block-start: 1px solid ${color.line2}; }
  dt { font-size: 12px; line-height: 17px; color: ${color.tx3}; }
  dd {
    margin: 0; font-size: 16px; line-height: 24px; font-weight: 600; font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

export const Limits = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 12px;
  div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 12px; font-size: 13px; line-height: 18px; }
  span { color: ${color.tx2}; }
  b { font-weight: 600; font-variant-numeric: tabular-nums; }
  svg { margin-block-start: 8px; }
`;

export const Answers = styled.div`
  display: flex;
  flex-direction: column;
  gap: 10px;
  > button { flex: 1 1 0; white-space: normal; }
  ${wide} { flex-direction: row; }
`;

export const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 4px 16px;
  padding-inline: 6px;
  button { min-height: 36px; font-size: 13px; line-height: 18px; font-weight: 600; color: ${color.priTx}; border-radius: ${radius.s}; }
  button:hover { text-decoration: underline; text-underline-offset: 3px; }
  @media (pointer: coarse) { button { min-height: 44px; } }
`;

export const SmallPrint = styled.p`
  font-size: 12px;
  line-height: 17px;
  text-align: center;
  text-wrap: balance;
  color: ${color.tx3};
`;
