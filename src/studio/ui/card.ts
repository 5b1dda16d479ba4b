import { styled } from 'styled-components';
import { color, radius, shadow } from '../theme/tokens.ts';

/** A part of a page with its own heading, on a ground of its own. */
export const Card = styled.section`
  min-width: 0;
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  background: ${color.surf};
  box-shadow: ${shadow.low};
  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 12px;
    padding: 12px 18px;
    min-height: 52px;
    h2 { flex: 1; font-size: 14px; line-height: 20px; }
    a { font-size: 13px; font-weight: 600; color: ${color.priTx}; }
  }
`;

/** What stands in a card beside tables, with the card's padding. */
export const CardBody = styled.div`
  display: grid;
  gap: 12px;
  padding: 0 18px 16px;
  font-size: 13px;
  line-height: 18px;
`;

/** Facts of a card, a line each. */
export const FactList = styled.dl`
  > div { display: flex; justify-content: space-between; gap: 16px; padding-block: 8px; }
  > div + div { border-block-start: 1px solid ${color.line}; }
  dt { flex: none; color: ${color.tx2}; }
  dd { min-width: 0; text-align: end; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
`;
