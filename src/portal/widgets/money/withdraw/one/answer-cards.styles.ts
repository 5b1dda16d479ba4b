import { styled } from 'styled-components';
import { color, from, motion, radius } from '#portal/theme/tokens.ts';

export const Cards = styled.div`
  display: grid;
  gap: 10px;
  ${from.md} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`;

/** The whole card is the radio button's label. */
export const Card = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: 14px;
  min-width: 0;
  padding: 14px;
  border-radius: ${radius.l};
  background: ${color.surf2};
  cursor: pointer;
  transition: background ${motion.fast}, box-shadow ${motion.fast};
  &:hover { background: ${color.surf3}; }
  > input { position: absolute; inset: 0; opacity: 0; margin: 0; cursor: inherit; }
  > i {
    display: grid;
    place-items: center;
    flex: none;
    width: 40px;
    height: 40px;
    border-radius: ${radius.m};
    background: ${color.surf3};
    color: ${color.tx2};
  }
  > span { flex: 1; min-width: 0; }
  strong { display: block; font-size: 14px; line-height: 20px; font-weight: 600; }
  small { display: block; font-size: 12px; line-height: 17px; color: ${color.tx2}; }
  &:has(:checked) {
    background: ${color.priSoft};
    box-shadow: inset 0 0 0 2px ${color.pri};
    > i { background: ${color.pri}; color: ${color.onPri}; }
  }
  &:has(:focus-visible) { outline: 2px solid ${color.focus}; outline-offset: 2px; }
`;
