import { styled } from 'styled-components';
import { color, from } from '#portal/theme/tokens.ts';

export const Lead = styled.p`
  padding: 4px 16px 16px;
  font-size: 13px;
  line-height: 19px;
  color: ${color.tx3};
  ${from.md} { padding-inline: 20px; }
`;

export const Wallets = styled.ul``;

export const Wallet = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 16px;
  padding: 14px 16px;
  border-block-start: 1px solid ${color.line};
  ${from.md} { padding-inline: 20px; }
  > div:nth-child(2) { display: flex; flex-wrap: wrap; gap: 8px; }
  > form { flex: 1 0 100%; max-width: 420px; padding-block: 4px 6px; }
`;

export const Amount = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 10px;
  flex: 1 1 180px;
  min-width: 0;
  strong { flex: 1 0 100%; font-size: 14px; line-height: 20px; font-weight: 600; overflow-wrap: anywhere; }
  bdi { font-size: 15px; line-height: 22px; font-weight: 600; font-variant-numeric: tabular-nums; color: ${color.tx2}; }
`;

export const Recall = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 16px;
  padding: 14px 16px 16px;
  border-block-start: 1px solid ${color.line};
  ${from.md} { padding-inline: 20px; }
`;

export const Outcome = styled.div<{ readonly $isBad: boolean }>`
  flex: 1 1 240px;
  min-width: 0;
  font-size: 13px;
  line-height: 19px;
  color: ${({ $isBad }) => ($isBad ? color.err : color.tx2)};
  span { display: block; }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: 10px;
`;
