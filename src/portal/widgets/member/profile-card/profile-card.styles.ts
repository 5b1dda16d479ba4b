import { styled } from 'styled-components';
import { color, from, radius } from '#portal/theme/tokens.ts';
import { Card } from '#portal/ui/account-card.ts';

export const Profile = styled(Card)`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  grid-template-rows: 1fr auto;
  align-items: start;
  gap: 16px;
  padding: 20px 16px;
  /* As high as it is with all that can be said, so that nothing below moves when it is. */
  min-height: 304px;
  ${from.md} { grid-template-rows: auto; align-items: center; gap: 20px; padding: 24px; min-height: 162px; }
  > button {
    grid-column: 1 / -1;
    /* Beside the name, whose line leaves it the room. */
    ${from.md} { grid-column: auto; position: absolute; inset-block-start: 24px; inset-inline-end: 24px; }
  }
`;

export const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: 4px;
  min-width: 0;
`;

export const Name = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  font-size: 20px;
  line-height: 28px;
  font-weight: 600;
  > bdi { min-width: 0; overflow-wrap: anywhere; }
  ${from.md} { padding-inline-end: 150px; }
`;

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 18px;
  font-size: 13px;
  line-height: 18px;
  color: ${color.tx3};
  font-variant-numeric: tabular-nums;
  > span { display: inline-flex; align-items: center; gap: 4px; min-height: 28px; }
`;

export const Level = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 12px;
  margin-block-start: 4px;
  font-size: 13px;
  line-height: 18px;
  color: ${color.tx2};
  > span:first-child { flex-basis: 100%; ${from.md} { flex-basis: auto; } }
  strong { font-weight: 600; color: ${color.tx}; }
  &[data-level='high'] strong { color: ${color.priTx}; }
`;

export const Steps = styled.span`
  display: flex;
  gap: 4px;
  flex: 1 1 120px;
  max-width: 240px;
  i { flex: 1; height: 6px; border-radius: ${radius.pill}; background: ${color.surf3}; }
  i[data-done] { background: ${color.pri}; }
`;
