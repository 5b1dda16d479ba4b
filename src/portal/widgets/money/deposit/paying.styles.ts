import { styled } from 'styled-components';
import { color, font, from, radius, shadow } from '#portal/theme/tokens.ts';
import { type ButtonStyle, buttonStyle } from '#portal/ui/button.tsx';

export const PayCard = styled.section`
  overflow: hidden;
  border-radius: ${radius.l};
  background: ${color.surf};
  box-shadow: ${shadow.card}, inset 0 0 0 1px ${color.line};
  h2 { font-size: 16px; line-height: 24px; font-weight: 600; }
`;

export const Reserved = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 14px 20px;
  padding: 18px 16px;
  border-block-end: 1px solid ${color.line};
  ${from.md} { padding-inline: 20px; }
  > div:nth-child(2) { flex: 1 1 200px; min-width: 0; }
  /* Below the ring and the words, the time stands across. */
  > div:last-child { display: flex; flex: 1 0 100%; align-items: center; justify-content: space-between; }
  ${from.md} { > div:last-child { display: block; flex: none; } }
  p { font-size: 13px; line-height: 19px; color: ${color.tx2}; }
`;

export const TransferRows = styled.div`
  > * + * { border-block-start: 1px solid ${color.line}; }
`;

export const PageLead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 14px 16px;
  padding: 18px 16px;
  ${from.md} { padding: 20px; }
  > i {
    display: grid;
    place-items: center;
    flex: none;
    width: 44px;
    height: 44px;
    border-radius: ${radius.m};
    background: ${color.surf2};
    color: ${color.tx2};
  }
  > div:nth-child(2) { flex: 1 1 200px; min-width: 0; }
  p { font-size: 13px; line-height: 19px; color: ${color.tx2}; }
`;

export const PayLink = styled.a<ButtonStyle>`
  ${buttonStyle}
  flex: 1 0 100%;
  margin-block-start: 4px;
  [dir='rtl'] & svg { transform: scaleX(-1); }
`;

export const CryptoPart = styled.div`
  display: grid;
  justify-items: center;
  gap: 20px;
  padding: 20px 16px;
  ${from.md} { grid-template-columns: 220px minmax(0, 1fr); justify-items: stretch; align-items: start; gap: 24px; padding: 24px; }
  > div:last-child { display: flex; flex-direction: column; align-items: flex-start; gap: 16px; width: 100%; min-width: 0; }
  > div > small { font-size: 12px; line-height: 17px; color: ${color.tx3}; }
`;

/** The code is black on white in every theme, with the quiet border that scanners want. */
export const QrFrame = styled.div`
  width: 220px;
  height: 220px;
  border-radius: ${radius.l};
  overflow: hidden;
  background: ${color.surf2};
  > span { width: 100%; height: 100%; }
`;

export const Coin = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  > i {
    display: grid;
    place-items: center;
    flex: none;
    width: 40px;
    height: 40px;
    border-radius: 50%;
    background: ${color.priSoft};
    color: ${color.priTx};
  }
  p { font-size: 13px; line-height: 18px; color: ${color.warn}; }
`;

export const Address = styled.div`
  max-width: 100%;
  > span { display: block; font-size: 12px; line-height: 17px; color: ${color.tx3}; }
  bdi { display: block; margin-block-start: 2px; font: 500 15px/25px ${font.mono}; word-break: break-all; }
  ${from.md} { bdi { font-size: 16px; line-height: 26px; } }
  b { font-weight: 600; color: ${color.priTx}; }
  [dir='rtl'] & bdi { text-align: right; }
`;

export const Within = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  border-block-start: 1px solid ${color.line};
  justify-content: space-between;
  > div { padding: 10px 16px; }
  ${from.md} { > div { padding-inline: 20px; } }
  span { display: block; font-size: 12px; line-height: 17px; color: ${color.tx3}; }
  b { font-size: 20px; line-height: 28px; font-weight: 600; font-variant-numeric: tabular-nums; }
`;

export const Confirmed = styled.section`
  display: flex;
  align-items: center;
  gap: 16px;
  padding: 18px 16px;
  border-radius: ${radius.l};
  background: ${color.surf};
  box-shadow: ${shadow.card}, inset 0 0 0 1px ${color.line};
  ${from.md} { padding: 20px; }
  > i {
    display: grid;
    place-items: center;
    flex: none;
    width: 40px;
    height: 40px;
    border-radius: ${radius.m};
    background: ${color.warnSoft};
    color: ${color.warn};
  }
  > div { flex: 1; min-width: 0; }
  p { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 12px; font-size: 14px; line-height: 20px; }
  p b { font-weight: 600; }
  p span { font-size: 13px; color: ${color.tx2}; font-variant-numeric: tabular-nums; }
`;

export const Segments = styled.div`
  display: flex;
  gap: 8px;
  margin-block-start: 10px;
  i { flex: 1; height: 8px; border-radius: 4px; background: ${color.surf3}; }
  [data-look='done'] { background: ${color.ok}; }
  [data-look='now'] { background: linear-gradient(to right, ${color.warn} 40%, ${color.surf3} 40%); }
  [dir='rtl'] & [data-look='now'] { background: linear-gradient(to left, ${color.warn} 40%, ${color.surf3} 40%); }
`;
