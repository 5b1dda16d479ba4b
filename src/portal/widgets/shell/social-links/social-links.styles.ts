import { styled } from 'styled-components';
import { color, motion } from '#portal/theme/tokens.ts';

export const Links = styled.ul`
  display: flex;
  gap: 8px;
  a {
    position: relative;
    display: grid;
    place-items: center;
    width: 36px;
    height: 36px;
    border-radius: 10px;
    background: ${color.surf2};
    color: ${color.tx};
    transition: background ${motion.fast};
    &:hover { background: ${color.surf3}; }
    &::after { content: ''; position: absolute; inset: -4px; }
  }
`;
