import { styled } from 'styled-components';
import { color, radius } from '#portal/theme/tokens.ts';

export const Found = styled.div`
  min-height: 320px;
  > [role='listbox'] { max-height: 360px; overflow-y: auto; }
  > p:empty { display: none; }
  > p { padding: 12px 10px; font-size: 13px; line-height: 18px; color: ${color.tx2}; }
`;

export const Group = styled.div`
  h3 { padding: 8px 10px 4px; font-size: 12px; line-height: 18px; font-weight: 600; color: ${color.tx2}; }
`;

export const Option = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 40px;
  padding: 4px 10px;
  border-radius: ${radius.m};
  font-size: 14px;
  line-height: 20px;
  cursor: pointer;
  small { font-size: 12px; color: ${color.tx2}; }
  &:hover, &[aria-selected='true'] { background: ${color.priSoft}; }
  &[aria-selected='true'] { box-shadow: inset 0 0 0 2px ${color.pri}; }
  @media (pointer: coarse) { min-height: 44px; }
`;
