import { styled } from 'styled-components';
import { color, font, from, motion, radius, reducedMotion } from '#portal/theme/tokens.ts';

export const Gates = styled.nav`
  margin-block: 8px;
  ul { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 16px 10px; }
  ${from.md} { ul { grid-template-columns: repeat(auto-fit, minmax(160px, 1fr)); gap: 16px; } }
`;

export const Gate = styled.li`
  :is(a, button) { position: relative; display: block; width: 100%; border-radius: ${radius.xl}; text-align: center; }
  img { width: 100%; height: auto; aspect-ratio: 298 / 300; transition: transform ${motion.base}; transform-origin: 50% 100%; }
  :hover > img { transform: scale(1.03); }
  ${reducedMotion} { :hover > img { transform: none; } }
`;

/** The sill that the picture stands on. */
export const Sill = styled.span`
  position: relative;
  display: block;
  padding: 12px 8px 14px;
  border-radius: ${radius.m};
  background: ${color.surf};
  box-shadow: inset 0 2px 0 ${color.gold};
  transition: background ${motion.fast};
  :hover > & { background: ${color.surf2}; }
  b { display: block; font: var(--display-w) 18px/26px ${font.display}; letter-spacing: var(--display-track); color: ${color.tx}; }
  small { font-size: 13px; line-height: 18px; color: ${color.tx3}; }
`;
