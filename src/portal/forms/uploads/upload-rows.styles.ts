import { css, styled } from 'styled-components';
import { color, motion, radius } from '#portal/theme/tokens.ts';

export const Rows = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 270px), 1fr));
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const refused = css`
  box-shadow: inset 0 0 0 1px ${color.err};
`;

export const Row = styled.li<{ readonly $isRefused?: boolean }>`
  display: flex;
  align-items: center;
  gap: 12px;
  min-width: 0;
  min-height: 72px;
  padding: 8px;
  padding-inline-end: 6px;
  border-radius: ${radius.m};
  background: ${color.surf2};
  ${({ $isRefused }) => $isRefused && refused}
  > div { flex: 1; min-width: 0; }
`;

/** A square of the image, or a sign in its place. */
export const Preview = styled.span<{ readonly $isRefused?: boolean }>`
  display: grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  overflow: hidden;
  border-radius: calc(${radius.m} - 4px);
  background: ${({ $isRefused }) => ($isRefused ? color.errSoft : color.surf3)};
  color: ${({ $isRefused }) => ($isRefused ? color.err : color.tx2)};
  img { width: 100%; height: 100%; object-fit: cover; }
`;

export const Name = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 10px;
  font-size: 13px;
  line-height: 18px;
  b { min-width: 0; overflow: hidden; font-weight: 600; text-overflow: ellipsis; white-space: nowrap; }
  > span { flex: none; font-size: 12px; color: ${color.tx3}; font-variant-numeric: tabular-nums; }
`;

export const State = styled.p<{ readonly $isRefused?: boolean }>`
  display: flex;
  align-items: flex-start;
  gap: 6px;
  margin-block-start: 2px;
  font-size: 12px;
  line-height: 17px;
  color: ${({ $isRefused }) => ($isRefused ? color.err : color.tx2)};
  > svg { color: ${({ $isRefused }) => ($isRefused ? color.err : color.ok)}; }
  svg { flex: none; margin-block-start: 2px; }
`;

export const Bar = styled.div`
  height: 4px;
  margin-block: 8px 5px;
  overflow: hidden;
  border-radius: 2px;
  background: ${color.line2};
  i { display: block; height: 100%; border-radius: 2px; background: ${color.pri}; transition: inline-size ${motion.fast}; }
`;

export const RowButton = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: 40px;
  height: 40px;
  border-radius: ${radius.s};
  color: ${color.tx2};
  &:hover:enabled { background: ${color.surf3}; color: ${color.tx}; }
  &:disabled { opacity: 0.5; }
  @media (pointer: coarse) { width: 44px; height: 44px; }
`;

export const Zone = styled.li<{ readonly $isOver: boolean }>`
  &[hidden] { display: none; }
  position: relative;
  display: flex;
  align-items: center;
  gap: 14px;
  min-width: 0;
  min-height: 72px;
  padding: 10px 16px;
  border: 1.5px dashed ${({ $isOver }) => ($isOver ? color.pri : color.line2)};
  border-radius: ${radius.m};
  background: ${({ $isOver }) => ($isOver ? color.priSoft : 'transparent')};
  transition: background ${motion.fast}, border-color ${motion.fast};
  &:hover { background: ${color.surf2}; }
  /* The field itself lies over all of it: a click, a drop and the keyboard reach the same thing. */
  input { position: absolute; inset: 0; width: 100%; opacity: 0; cursor: pointer; }
  &:has(input:focus-visible) { outline: 2px solid ${color.focus}; outline-offset: 2px; }
  b { display: block; font-size: 13px; line-height: 19px; font-weight: 600; }
  small { display: block; font-size: 12px; line-height: 17px; color: ${color.tx3}; }
`;
