import { styled } from 'styled-components';
import { color, from, radius } from '#portal/theme/tokens.ts';
import { type ButtonStyle, buttonStyle } from '#portal/ui/button.tsx';
import { Skeleton } from '#portal/ui/skeleton.tsx';

export const WaitingRows = styled.div<{ readonly $isSeen: boolean }>`
  visibility: ${({ $isSeen }) => ($isSeen ? 'visible' : 'hidden')};
  > div { display: flex; align-items: center; gap: 16px; height: 60px; padding-inline: 16px; border-block-start: 1px solid ${color.line}; }
  span { flex: none; height: 12px; }
  [data-name] { flex-shrink: 1; margin-inline-end: auto; }
  [data-figure] { width: 64px; }
  @media (max-width: 767px) { [data-figure] ~ [data-figure] { display: none; } }
  ${from.md} { > div { height: 46px; padding-inline: 18px; } }
`;

/** What happened, why, and what can be done, in the middle of a card. */
export const Happened = styled.div<{ readonly $isFault: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding: 30px 24px 34px;
  text-align: center;
  border-block-start: 1px solid ${color.line};
  > i {
    display: grid;
    place-items: center;
    width: 56px;
    height: 56px;
    border-radius: 50%;
    background: ${({ $isFault }) => ($isFault ? color.errSoft : color.surf2)};
    color: ${({ $isFault }) => ($isFault ? color.err : color.tx2)};
  }
  > b { margin-block-start: 14px; font-size: 15px; line-height: 22px; font-weight: 600; }
  > p { margin-block-start: 4px; max-width: 46ch; font-size: 13px; line-height: 19px; color: ${color.tx2}; text-wrap: balance; }
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
  margin-block-start: 16px;
`;

/** A button with an outline: the desk's quiet one. */
export const OutlineButton = styled.button<ButtonStyle>`
  ${buttonStyle}
  min-height: 36px;
  padding-inline: 12px;
  border-radius: ${radius.m};
  background: ${color.surf};
  color: ${color.tx};
  font-size: 13px;
  box-shadow: inset 0 0 0 1px ${color.line2};
  &:hover { background: ${color.surf2}; }
  code { font: 500 12px/16px ${'var(--mono)'}; color: ${color.tx3}; }
  @media (pointer: coarse) { min-height: 44px; }
`;

export const Notice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 10px;
  margin: 0 16px 12px;
  padding: 10px 12px;
  border-radius: ${radius.m};
  background: ${color.warnSoft};
  color: ${color.warn};
  font-size: 12px;
  line-height: 17px;
  > div { flex: 1 1 180px; }
  b { display: block; font-weight: 600; }
  > svg { flex: none; }
`;

/** The last good answer, while no newer one comes. */
export const Stale = styled.div`
  filter: grayscale(1);
`;

/** The name of a row that is on its way, in percent of its cell. */
export const NameLine = styled(Skeleton)<{ readonly $percent: number }>`
  width: ${({ $percent }) => $percent}%;
  max-width: 180px;
`;

/** The picture of an account that is on its way. */
export const FaceLine = styled(Skeleton)`
  width: 26px;
  height: 26px;
`;

/** A branch of a tree that is on its way. */
export const BranchLine = styled(Skeleton)`
  width: 140px;
  height: 12px;
`;
