import { styled } from 'styled-components';
import { color, motion } from '#portal/theme/tokens.ts';

export const List = styled.div`
  /* The modal's own width holds six tiles at most. */
  --tiles-most: 6;
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-height: min(60vh, 560px);
  outline: none;
`;

export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  > form { flex: 1 1 220px; }
`;

export const Count = styled.span`
  min-height: 20px;
  color: ${color.tx3};
  font-variant-numeric: tabular-nums;
`;

export const Found = styled.div<{ readonly $isDimmed: boolean }>`
  opacity: ${({ $isDimmed }) => ($isDimmed ? 0.5 : 1)};
  transition: opacity ${motion.base};
`;
