import { styled } from 'styled-components';
import { color, motion, radius } from '#portal/theme/tokens.ts';

export const Methods = styled.fieldset`
  display: grid;
  gap: 8px;
  min-width: 0;
  padding: 0;
  border: 0;
  legend { padding: 0; margin-block-end: 6px; font-size: 13px; line-height: 18px; font-weight: 500; color: ${color.tx2}; }
  label {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 48px;
    padding: 8px 14px;
    border-radius: ${radius.m};
    background: ${color.surf};
    box-shadow: inset 0 0 0 1px ${color.line2};
    font-size: 14px;
    line-height: 20px;
    font-weight: 500;
    cursor: pointer;
    transition: background ${motion.fast}, box-shadow ${motion.fast};
    &:has(:checked) { background: ${color.priSoft}; box-shadow: inset 0 0 0 2px ${color.pri}; }
  }
  input { width: 18px; height: 18px; accent-color: ${color.pri}; }
`;
