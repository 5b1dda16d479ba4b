import { styled } from 'styled-components';
import { color, from, motion, radius } from '#portal/theme/tokens.ts';
import { Button } from '#portal/ui/button.tsx';

export const PauseRow = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 12px 14px;
  padding: 14px 16px;
  border-block-start: 1px solid ${color.line};
  &:first-child { margin-block-start: 16px; }
  > div:nth-child(n + 3) { grid-column: 1 / -1; }
  strong { display: block; font-size: 14px; line-height: 20px; font-weight: 600; }
  small { display: block; font-size: 13px; line-height: 18px; color: ${color.tx3}; }
  ${from.md} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    padding-inline: 20px;
    > div:nth-child(3) { grid-column: auto; }
  }
`;

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  > button { flex: 1 1 auto; }
`;

export const OutlineButton = styled(Button)`
  box-shadow: inset 0 0 0 1px ${color.line2};
`;

/** A row of choices, one of which is made. */
export const Segments = styled.div`
  display: flex;
  gap: 4px;
  padding: 4px;
  border-radius: ${radius.m};
  background: ${color.surf2};
  label { position: relative; flex: 1 0 auto; cursor: pointer; }
  input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; }
  span {
    display: grid;
    place-items: center;
    min-height: 36px;
    padding: 0 14px;
    border-radius: calc(${radius.m} - 4px);
    font-size: 13px;
    line-height: 18px;
    font-weight: 600;
    color: ${color.tx2};
    white-space: nowrap;
    transition: background ${motion.fast}, color ${motion.fast};
    @media (pointer: coarse) { min-height: 40px; }
  }
  input:checked + span { background: ${color.surf3}; color: ${color.tx}; }
  input:focus-visible + span { outline: 2px solid ${color.focus}; outline-offset: 1px; }
`;

export const Confirm = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  padding: 14px 16px;
  border-radius: ${radius.m};
  background: ${color.surf2};
  h3 { font-size: 15px; line-height: 22px; font-weight: 600; &:focus { outline: none; } }
  p { font-size: 13px; line-height: 19px; color: ${color.tx2}; }
  > div:last-child { display: flex; flex-wrap: wrap; justify-content: flex-end; gap: 10px; margin-block-start: 4px; }
  button[class] { min-width: 120px; }
  > div:last-child > :first-child { background: ${color.surf3}; }
`;
