import { styled } from 'styled-components';
import { color, from, radius, shadow } from '#portal/theme/tokens.ts';

export const Answer = styled.form`
  display: flex;
  flex-direction: column;
  gap: 16px;
  padding: 16px;
  border-radius: ${radius.l};
  background: ${color.surf};
  box-shadow: ${shadow.card}, inset 0 0 0 1px ${color.line};
  ${from.md} { padding: 20px; }
  h2 { font-size: 14px; line-height: 20px; font-weight: 600; font-variant-numeric: tabular-nums; }
`;

export const ArrivedPart = styled.div`
  display: grid;
  gap: 12px;
  align-items: start;
  b { font-weight: 600; color: ${color.tx}; }
  grid-template-columns: minmax(0, 1fr);
  ${from.md} { grid-template-columns: minmax(0, 224px) minmax(0, 1fr); gap: 20px; }
`;

export const Proofs = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  min-width: 0;
  h3 { font-size: 13px; line-height: 18px; font-weight: 500; color: ${color.tx2}; }
`;

/** The amount, and what is missing below it. */
export const ArrivedSide = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
`;

export const AnswerFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  padding-block-start: 16px;
  border-block-start: 1px solid ${color.line};
  p { flex: 1 1 180px; min-width: 0; font-size: 12px; line-height: 17px; color: ${color.tx3}; }
  > button[type='submit'] { flex: 1 0 100%; order: -1; }
  ${from.md} { > button[type='submit'] { flex: none; width: auto; order: 0; padding-inline: 18px; } }
`;
