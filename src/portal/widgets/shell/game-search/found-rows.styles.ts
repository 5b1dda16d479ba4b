import { css, styled } from 'styled-components';
import { color, font, motion, radius } from '#portal/theme/tokens.ts';

export const Group = styled.div`
  h3 { padding: 8px 10px 4px; font-size: 12px; line-height: 16px; font-weight: 500; color: ${color.tx3}; }
  > div { position: relative; }
`;

const way = css`
  min-height: 44px;
  margin-block-start: 4px;
  font-weight: 600;
  font-size: 14px;
  color: ${color.tx2};
  > svg { flex: none; color: ${color.tx3}; }
  > svg:last-child { [dir='rtl'] & { transform: scaleX(-1); } }
`;

/** A row that the pointer or the keys can choose. */
export const Option = styled.div<{ readonly $isWay?: boolean }>`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 56px;
  padding: 6px 10px;
  border-radius: ${radius.m};
  color: inherit;
  cursor: pointer;
  transition: background ${motion.fast};
  > span:not(:first-child), > svg + span { flex: 1; min-width: 0; }
  bdi { display: block; font-weight: 500; line-height: 20px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  mark { background: none; color: ${color.priTx}; font-weight: 700; }
  small { display: block; font-size: 13px; line-height: 18px; color: ${color.tx2}; }
  &:hover, &[aria-selected='true'] { background: ${color.surf3}; }
  &[aria-selected='true'] { box-shadow: inset 0 0 0 2px ${color.focus}; }
  ${({ $isWay }) => $isWay && way}
`;

/** A tile in small: its middle, where the hero stands. */
export const Thumbnail = styled.span`
  position: relative;
  flex: none;
  width: 44px;
  height: 44px;
  border-radius: ${radius.s};
  overflow: hidden;
  background: ${color.surf3};
  img { width: 100%; height: 100%; object-fit: cover; object-position: 50% 30%; }
  small, b { display: none; }
`;

/** A vendor's first letter in its own field. */
export const Monogram = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  border-radius: ${radius.s};
  background: ${color.surf3};
  color: ${color.tx2};
  font: 700 18px/1 ${font.display};
`;

/** Over the end of its game's row. */
export const Trial = styled.div`
  position: absolute;
  inset-block: 6px;
  inset-inline-end: 8px;
  display: grid;
  place-items: center;
  min-height: 44px;
  padding-inline: 14px;
  border-radius: ${radius.m};
  background: ${color.surf};
  color: ${color.tx};
  font-size: 13px;
  font-weight: 600;
  cursor: pointer;
  &:hover { background: ${color.bg2}; }
  &[aria-selected='true'] { box-shadow: inset 0 0 0 2px ${color.focus}; }
  *:has(> &) > :first-child { padding-inline-end: 116px; }
`;

export const WaitingRow = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 56px;
  padding: 6px 10px;
  > span:first-child { flex: none; width: 44px; height: 44px; }
  > span:last-child { flex: 1; display: grid; gap: 8px; }
  > span:last-child > span { height: 12px; max-width: 60%; }
  > span:last-child > span:last-child { height: 10px; max-width: 36%; }
`;
