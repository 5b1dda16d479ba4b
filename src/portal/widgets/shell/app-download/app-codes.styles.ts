import { styled } from 'styled-components';
import { color, radius } from '#portal/theme/tokens.ts';

export const Codes = styled.div`
  display: flex;
  flex-direction: column;
  gap: 14px;
  > strong { font-size: 15px; line-height: 22px; font-weight: 600; }
  > p { margin-block-start: -10px; font-size: 13px; line-height: 18px; color: ${color.tx2}; }
  > ul { display: grid; grid-template-columns: repeat(2, minmax(0, 160px)); gap: 12px; }
  li { display: flex; flex-direction: column; gap: 4px; }
  li > span:first-child { aspect-ratio: 1; width: 100%; border-radius: ${radius.s}; }
  li > a { justify-content: center; font-weight: 600; }
  > a { align-self: flex-start; color: ${color.priTx}; font-weight: 600; }
  [dir='rtl'] & > a svg { transform: scaleX(-1); }
  a {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 36px;
    font-size: 13px;
    line-height: 18px;
    &:hover { text-decoration: underline; text-underline-offset: 3px; }
    @media (pointer: coarse) { min-height: 44px; }
  }
  /* Nobody scans the phone in his own hand: there the links are the way, and the codes are for showing to somebody
     else. */
  @media (pointer: coarse) and (max-width: 767px) {
    > p { display: none; }
    > ul { grid-template-columns: repeat(2, minmax(0, 1fr)); }
    li { gap: 8px; }
    li > a { border-radius: ${radius.m}; background: ${color.surf2}; }
    li > a:hover { text-decoration: none; }
  }
`;
