import { styled } from 'styled-components';
import { color, from, motion, radius } from '#portal/theme/tokens.ts';

export const Pages = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 8px 20px;
`;

/** On a phone a step to either side and the number between them; all numbers from there on. */
export const List = styled.ul`
  display: flex;
  align-items: center;
  gap: 6px;
  width: 100%;
  [dir='rtl'] & svg { transform: scaleX(-1); }
  li:is([data-page]) { display: none; }
  > li > * {
    display: grid;
    place-items: center;
    min-width: 44px;
    height: 44px;
    padding: 0 6px;
    border-radius: ${radius.m};
    color: ${color.tx2};
    font-weight: 500;
    font-variant-numeric: tabular-nums;
    transition: background ${motion.fast}, color ${motion.fast};
  }
  > :is(:first-child, :last-child) > * { background: ${color.surf2}; color: ${color.tx}; }
  > li > :is(a, button:enabled):hover { background: ${color.surf3}; color: ${color.tx}; }
  > li > :disabled { opacity: 0.45; cursor: not-allowed; }
  > li > [aria-current] { &, &:hover { background: ${color.pri}; color: ${color.onPri}; font-weight: 600; } }
  ${from.md} {
    width: auto;
    li:is([data-page]) { display: block; }
  }
`;

export const Gap = styled.li`
  display: none;
  min-width: 28px;
  text-align: center;
  color: ${color.tx3};
  ${from.md} { display: block; }
`;

export const Short = styled.li`
  flex: 1;
  text-align: center;
  color: ${color.tx2};
  font-weight: 500;
  font-variant-numeric: tabular-nums;
  ${from.md} { display: none; }
`;

export const Range = styled.span`
  font-size: 13px;
  line-height: 18px;
  color: ${color.tx3};
  font-variant-numeric: tabular-nums;
`;
