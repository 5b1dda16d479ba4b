import { styled } from 'styled-components';
import { coarsePointer, color } from '../theme/tokens.ts';

/** The values of a chart, collapsed by default. */
export const PointTable = styled.details`
  min-width: 0;
  summary {
    width: fit-content;
    padding-block: 6px;
    font-size: 13px;
    line-height: 18px;
    font-weight: 600;
    color: ${color.priTx};
    cursor: pointer;
    ${coarsePointer} { padding-block: 13px; }
  }
`;
