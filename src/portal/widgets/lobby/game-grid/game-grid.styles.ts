import { styled } from 'styled-components';
import { motion } from '#portal/theme/tokens.ts';

export const Games = styled.section<{ readonly $isDimmed: boolean }>`
  /* Eighteen tiles stand in whole rows of six. */
  --tiles-most: 6;
  min-height: 240px;
  outline: none;
  /* Clear of the header, and of the row of filters above. */
  scroll-margin-block-start: 148px;
  opacity: ${({ $isDimmed }) => ($isDimmed ? 0.5 : 1)};
  transition: opacity ${motion.base};
`;
