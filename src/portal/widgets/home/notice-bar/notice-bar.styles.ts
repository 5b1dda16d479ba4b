import { css, keyframes, styled } from 'styled-components';
import type { NoticeBarProps } from '#contracts/generated/contracts.ts';
import { ActionControl } from '#portal/actions/action-control.tsx';
import { color, from, radius, reducedMotion } from '#portal/theme/tokens.ts';
import { IconButton } from '#portal/ui/button.tsx';

export type Look = NonNullable<NoticeBarProps['look']>;

const looks = {
  card: css`
    gap: 12px;
    height: 44px;
    padding-inline: 14px 4px;
    border-radius: ${radius.m};
    background: ${color.surf};
    color: ${color.tx2};
    > svg { color: ${color.accTx}; }
    ${from.md} { height: 40px; }
  `,
  /* In a strip the colours are those of the strip. */
  strip: css`
    gap: 8px;
    height: 36px;
    --tx: ${color.stripTx};
    --tx2: currentcolor;
    --surf2: color-mix(in srgb, ${color.onStrip} 14%, transparent);
  `,
} as const satisfies Record<Look, unknown>;

export const Bar = styled.section<{ readonly $look: Look }>`
  display: flex;
  align-items: center;
  font-size: 13px;
  line-height: 18px;
  > svg { flex: none; }
  [dir='rtl'] & > svg { transform: scaleX(-1); }
  ${({ $look }) => looks[$look]}
`;

const run = keyframes`
  to { transform: translateX(-50%); }
`;
const runRightToLeft = keyframes`
  to { transform: translateX(50%); }
`;

export const Ticker = styled.div`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  &:focus-visible { outline-offset: -2px; }
  &:focus-visible > div { animation-play-state: paused; }
  /* Without motion the notices are read by scrolling. */
  ${reducedMotion} { overflow-x: auto; scrollbar-width: none; }
  mask-image: linear-gradient(90deg, transparent, black 24px, black calc(100% - 48px), transparent);
  [dir='rtl'] & { mask-image: linear-gradient(270deg, transparent, black 24px, black calc(100% - 48px), transparent); }
`;

export const Track = styled.div<{ readonly $isPaused: boolean }>`
  display: flex;
  width: max-content;
  animation: ${run} 48s linear infinite;
  animation-play-state: ${({ $isPaused }) => ($isPaused ? 'paused' : 'running')};
  &:hover, &:focus-within { animation-play-state: paused; }
  [dir='rtl'] & { animation-name: ${runRightToLeft}; }
  ul { display: flex; flex: none; }
  li { white-space: nowrap; padding-inline: 24px; }
  b { font-weight: 600; color: ${color.tx}; }
  ${reducedMotion} {
    animation: none;
    ul[aria-hidden='true'] { display: none; }
  }
`;

export const PauseControl = styled(IconButton)`
  ${reducedMotion} { display: none; }
`;

export const AllNotices = styled(ActionControl)`
  display: grid;
  place-items: center;
  flex: none;
  min-width: 44px;
  height: 44px;
  font-size: 12px;
  font-weight: 600;
  color: ${color.tx2};
  border-radius: ${radius.s};
  &:hover { color: ${color.tx}; }
  span { display: none; }
  [dir='rtl'] & svg { transform: scaleX(-1); }
  ${from.md} {
    padding-inline: 10px;
    height: 30px;
    &:hover { background: ${color.surf2}; }
    span { display: inline; }
    svg { display: none; }
  }
`;
