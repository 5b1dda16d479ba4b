import { styled } from 'styled-components';
import { color, from, radius } from '#portal/theme/tokens.ts';

/** The upper edge of the card, in the brand's accent. */
export const RaffleHead = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  margin: -16px -16px 0;
  padding: 16px;
  border-start-start-radius: ${radius.l};
  border-start-end-radius: ${radius.l};
  background: linear-gradient(100deg, ${color.accSoft}, ${color.priSoft});
  ${from.md} { margin: -20px -20px 0; padding: 18px 20px; }
  > div { min-width: 0; }
  svg { flex: none; color: ${color.accTx}; transform: rotate(-12deg); }
  h2 { font-size: 18px; line-height: 24px; font-weight: 600; overflow-wrap: anywhere; }
  p { font-size: 13px; line-height: 18px; color: ${color.tx2}; }
`;

export const Part = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
`;

export const TicketsHead = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 4px 12px;
  font-size: 12px;
  line-height: 17px;
  color: ${color.tx2};
  b { font-size: 14px; line-height: 20px; font-weight: 600; color: ${color.tx}; }
`;

export const Numbers = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(92px, 1fr));
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
  li { min-width: 0; padding: 8px; border-radius: ${radius.m}; background: ${color.surf2}; font-size: 14px; line-height: 20px; font-weight: 600; text-align: center; overflow-wrap: anywhere; }
  li[data-is-rest] { background: none; font-weight: 400; color: ${color.tx2}; }
  small { display: block; font-size: 12px; line-height: 16px; font-weight: 400; color: ${color.tx2}; }
`;

export const Won = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  padding: 12px 14px;
  border-radius: ${radius.m};
  background: ${color.okSoft};
  font-size: 14px;
  line-height: 20px;
  b { font-weight: 600; }
`;

export const Proof = styled.details`
  display: flow-root;
  font-size: 13px;
  line-height: 18px;
  color: ${color.tx2};
  summary { width: fit-content; padding-block: 4px; border-radius: ${radius.s}; color: ${color.tx}; cursor: pointer; }
  p { padding-block: 6px; }
  code { display: block; padding: 8px 10px; border-radius: ${radius.m}; background: ${color.surf2}; font-size: 12px; overflow-wrap: anywhere; user-select: all; }
`;
