import { styled } from 'styled-components';
import { coarsePointer, color } from '../theme/tokens.ts';

/** Content that is collapsed by default. */
export const More = styled.details`
  min-width: 0;
  summary {
    display: list-item;
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
