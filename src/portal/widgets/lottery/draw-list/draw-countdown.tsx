import { Fragment } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { useWords } from '#portal/i18n/words.tsx';
import { color, from, radius } from '#portal/theme/tokens.ts';
import { timeLeft } from './draw-time.ts';

const sizes = {
  small: css`
    height: 30px;
    gap: 4px;
    i { min-width: 34px; padding-inline: 4px; border-radius: 7px; font-size: 16px; line-height: 30px; }
    b { font-size: 14px; }
  `,
  large: css`
    height: 48px;
    gap: 8px;
    ${from.md} { gap: 10px; }
    i { min-width: 56px; padding-inline: 6px; border-radius: 10px; font-size: 26px; line-height: 48px; }
    u { font-size: 18px; }
    b { font-size: 18px; }
  `,
} as const;

const blink = keyframes`
  50% { opacity: 0.45; }
`;

const Boxes = styled.div<{ readonly $size: keyof typeof sizes }>`
  display: flex;
  align-items: center;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
  i {
    font-style: normal;
    font-weight: 700;
    text-align: center;
    background: ${color.tx};
    color: ${color.bg2};
    /* On a dark ground bright boxes would outshine the numbers. */
    background: light-dark(${color.tx}, ${color.surf3});
    color: light-dark(${color.bg2}, ${color.tx});
  }
  u { font-weight: 700; text-decoration: none; color: ${color.tx3}; }
  b {
    display: flex;
    align-items: center;
    height: 100%;
    padding-inline: 12px;
    border-radius: ${radius.s};
    background: ${color.priSoft};
    color: ${color.priTx};
    font-weight: 600;
    &::before {
      content: '';
      width: 8px;
      height: 8px;
      margin-inline-end: 8px;
      border-radius: 50%;
      background: currentColor;
      animation: ${blink} 1s linear infinite;
    }
  }
  ${({ $size }) => sizes[$size]}
`;

interface DrawCountdownProps {
  readonly nextDrawAt: string;
  /** The gateway's time. */
  readonly nowMs: number;
  readonly size: 'small' | 'large';
}

/** Hours, minutes and seconds to a draw; once it is over it says that the numbers are being drawn, in the same box. */
export function DrawCountdown({ nextDrawAt, nowMs, size }: DrawCountdownProps) {
  const { t } = useWords();
  const nextMs = Date.parse(nextDrawAt);
  if (nowMs >= nextMs) {
    return (
      <Boxes $size={size}>
        <b>{t('draw.drawing')}</b>
      </Boxes>
    );
  }
  // Clock time reads from left to right in every script. A timer is not announced as it runs.
  return (
    <Boxes $size={size} role="timer" aria-label={t('draw.in')} dir="ltr">
      {timeLeft(nextMs, nowMs).map((digits, index) => (
        <Fragment key={UNITS[index]}>
          {index > 0 && <u>:</u>}
          <i>{digits}</i>
        </Fragment>
      ))}
    </Boxes>
  );
}

const UNITS = ['hours', 'minutes', 'seconds'] as const;
