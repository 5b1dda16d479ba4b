import { styled } from 'styled-components';
import { color, from, radius } from '#portal/theme/tokens.ts';
import { Card } from '#portal/ui/account-card.ts';
import { TintedCard } from '#portal/ui/tinted-card.ts';

export const Bonuses = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
`;

export const Active = styled(TintedCard)`
  header { display: flex; flex-wrap: wrap; align-items: center; gap: 14px; }
  header i { display: grid; place-items: center; flex: none; width: 48px; height: 48px; border-radius: 50%; background: ${color.surf}; color: ${color.priTx}; }
  header > div { flex: 1; min-width: 0; }
  h2 { font-size: 16px; line-height: 22px; font-weight: 600; overflow-wrap: anywhere; }
  header div p, header span { font-size: 13px; line-height: 18px; color: ${color.tx2}; }
  header > p { text-align: end; }
  header span { display: block; }
  header strong { font-size: 24px; line-height: 32px; font-weight: 700; }
  > div > p { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 2px 12px; font-size: 13px; line-height: 18px; color: ${color.tx2}; }
  > div b { font-weight: 600; color: ${color.tx}; }
  footer { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 12px 24px; }
  footer ul { display: flex; flex-wrap: wrap; gap: 2px 20px; font-size: 13px; line-height: 18px; color: ${color.tx2}; }
`;

/** How much is played: drawn alone, since the words beside it say the same. */
export const Bar = styled.svg`
  display: block;
  width: 100%;
  height: 8px;
  margin-block: 8px;
  border-radius: ${radius.pill};
  background: ${color.surf3};
  fill: ${color.pri};
  [dir='rtl'] & { transform: scaleX(-1); }
`;

export const BonusList = styled(Card)`
  ul { margin-block-start: 12px; }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 16px;
    padding: 14px 16px;
    border-block-start: 1px solid ${color.line};
    ${from.md} { padding-inline: 20px; }
  }
  li > div { flex: 1 1 200px; min-width: 0; }
  p { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 10px; }
  strong { font-size: 14px; line-height: 20px; font-weight: 600; overflow-wrap: anywhere; }
  small { display: block; font-size: 13px; line-height: 18px; color: ${color.tx2}; }
  small + small { color: ${color.tx3}; }
  li > b { font-size: 14px; font-weight: 600; font-variant-numeric: tabular-nums; }
`;

export const Terms = styled(Card)`
  padding-block-end: 16px;
  > p, > h3, > ul { padding-inline: 16px; ${from.md} { padding-inline: 20px; } }
  > p { margin-block-start: 6px; font-size: 14px; line-height: 20px; color: ${color.tx2}; }
  > h3 { margin-block: 14px 6px; font-size: 13px; line-height: 18px; font-weight: 600; }
  > ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(150px, 1fr)); gap: 8px; }
  li { display: flex; justify-content: space-between; gap: 8px; padding: 8px 12px; border-radius: ${radius.m}; background: ${color.surf2}; font-size: 13px; line-height: 18px; }
  li b { font-weight: 600; font-variant-numeric: tabular-nums; }
`;
