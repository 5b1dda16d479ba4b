import { styled } from 'styled-components';
import { motion } from '#portal/theme/tokens.ts';

export const Row = styled.nav`
  ul { display: flex; flex-wrap: wrap; align-items: center; gap: 0 24px; }
  :is(a, button) {
    display: inline-flex;
    align-items: center;
    min-height: 28px;
    font-size: 13px;
    line-height: 18px;
    color: inherit;
    text-align: start;
    opacity: 0.92;
    transition: opacity ${motion.fast};
    &:hover { opacity: 1; text-decoration: underline; text-underline-offset: 3px; }
    @media (pointer: coarse) { min-height: 44px; }
  }
`;
