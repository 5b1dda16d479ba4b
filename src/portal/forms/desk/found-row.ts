import { styled } from 'styled-components';
import { color, radius } from '#portal/theme/tokens.ts';

/** A row of a list that a combobox offers. */
export const FoundRow = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 40px;
  padding: 4px 10px;
  border-radius: calc(${radius.m} - 4px);
  font-size: 13px;
  line-height: 18px;
  cursor: pointer;
  small { font-size: 12px; color: ${color.tx2}; }
  &:hover, &[aria-selected='true'] { background: ${color.priSoft}; }
  &[aria-selected='true'] { box-shadow: inset 0 0 0 2px ${color.pri}; }
  @media (pointer: coarse) { min-height: 44px; }
`;
