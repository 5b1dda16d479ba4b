import { styled } from 'styled-components';
import { Box } from '#portal/forms/form-look.ts';
import { color, from, motion, radius } from '#portal/theme/tokens.ts';

/** The amount and, beside it where there is room, the amounts to choose from. */
export const AmountPart = styled.div`
  display: grid;
  gap: 16px 20px;
  padding: 16px;
  ${from.md} { grid-template-columns: minmax(0, 268px) minmax(0, 1fr); padding: 20px; }
`;

export const AmountBox = styled(Box)`
  min-height: 56px;
  gap: 10px;
  padding-inline: 16px;
  > input { padding: 0; font-size: 22px; line-height: 30px; font-weight: 600; font-variant-numeric: tabular-nums; }
  > span { flex: none; font-size: 18px; line-height: 26px; color: ${color.tx3}; }
  > small { flex: none; font-size: 12px; line-height: 16px; color: ${color.tx3}; }
`;

export const ChipPart = styled.div`
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-width: 0;
  > span { font-size: 13px; line-height: 18px; font-weight: 500; color: ${color.tx2}; }
`;

export const Chip = styled.button`
  min-height: 44px;
  padding-inline: 6px;
  border-radius: ${radius.m};
  background: ${color.surf2};
  color: ${color.tx};
  font-size: 14px;
  line-height: 20px;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  transition: background ${motion.fast};
  &:hover:enabled { background: ${color.surf3}; }
  &:disabled { color: ${color.tx3}; cursor: not-allowed; text-decoration: line-through; }
  &[aria-pressed='true'] {
    &, &:hover:enabled { background: ${color.priSoft}; color: ${color.priTx}; box-shadow: inset 0 0 0 2px ${color.pri}; }
  }
`;
