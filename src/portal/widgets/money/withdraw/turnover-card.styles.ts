import { styled } from 'styled-components';
import { color, from, radius } from '#portal/theme/tokens.ts';
import { Card } from '#portal/ui/account-card.ts';

export const TurnoversCard = styled(Card)`
  scroll-margin-block-start: 84px;
  outline: none;
`;

export const TurnoverHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 12px;
  min-height: 56px;
  padding: 8px 16px;
  ${from.md} { padding-inline: 20px; }
  h2 { font-size: 15px; line-height: 22px; font-weight: 600; }
`;

export const Turnovers = styled.ul`
  li {
    display: flex;
    gap: 14px;
    padding: 16px;
    border-block-start: 1px solid ${color.line};
    ${from.md} { padding-inline: 20px; }
  }
  li > i {
    display: grid;
    place-items: center;
    flex: none;
    width: 40px;
    height: 40px;
    border-radius: ${radius.m};
    background: ${color.surf2};
    color: ${color.tx2};
  }
  [data-done='true'] > i { background: ${color.okSoft}; color: ${color.ok}; }
  li > div { flex: 1; min-width: 0; }
  p { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 2px 12px; }
  strong { font-size: 14px; line-height: 20px; font-weight: 600; }
  p b { font-size: 13px; line-height: 18px; font-weight: 600; font-variant-numeric: tabular-nums; }
  small { display: block; font-size: 12px; line-height: 17px; color: ${color.tx3}; font-variant-numeric: tabular-nums; }
  [data-played] { display: flex; flex-wrap: wrap; gap: 2px 12px; margin-block-start: 6px; color: ${color.tx2}; }
  [data-played] b { font-weight: 600; color: ${color.priTx}; }
`;

/** How much is played: drawn alone, since the words below it say the same. */
export const Bar = styled.svg`
  display: block;
  width: 100%;
  height: 6px;
  margin-block-start: 8px;
  border-radius: ${radius.pill};
  background: ${color.surf3};
  fill: ${color.pri};
  [data-done='true'] & { fill: ${color.ok}; }
  [dir='rtl'] & { transform: scaleX(-1); }
`;
