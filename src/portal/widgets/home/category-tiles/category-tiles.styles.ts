import { styled } from 'styled-components';
import { color, from, motion, radius, shadow } from '#portal/theme/tokens.ts';

export const Tiles = styled.nav`
  ul { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 10px 8px; }
  ${from.sm} { ul { grid-template-columns: repeat(auto-fit, minmax(84px, 1fr)); } }
`;

export const Tile = styled.li<{ readonly $standsOut: boolean }>`
  :is(a, button) {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 6px;
    width: 100%;
    font-size: 12px;
    line-height: 16px;
    text-align: center;
    font-weight: ${({ $standsOut }) => ($standsOut ? 600 : 500)};
    color: ${({ $standsOut }) => ($standsOut ? color.tx : color.tx2)};
  }
  i {
    display: grid;
    place-items: center;
    width: 100%;
    height: 52px;
    border-radius: ${radius.l};
    background: ${({ $standsOut }) => ($standsOut ? color.pri : color.surf)};
    color: ${({ $standsOut }) => ($standsOut ? color.onPri : color.priTx)};
    box-shadow: ${({ $standsOut }) => ($standsOut ? 'none' : shadow.card)};
    transition: background ${motion.fast};
  }
  :hover > i { background: ${({ $standsOut }) => ($standsOut ? color.priHover : color.surf2)}; }
`;
