import { css, styled } from 'styled-components';
import { color, motion, radius } from '#portal/theme/tokens.ts';

/** How much a button says: one primary in a view, secondary beside it, glass on art, ghost where it should be quiet. */
export type ButtonLook = 'primary' | 'secondary' | 'accent' | 'glass' | 'ghost';

const looks = {
  primary: css`
    background: ${color.pri};
    color: ${color.onPri};
    &:hover { background: ${color.priHover}; }
    &:active { background: ${color.priPressed}; }
  `,
  secondary: css`
    background: ${color.surf2};
    color: ${color.tx};
    &:hover { background: ${color.surf3}; }
  `,
  accent: css`
    background: ${color.acc};
    color: ${color.onAcc};
    &:hover { background: ${color.accHover}; }
  `,
  glass: css`
    background: ${color.glass};
    color: ${color.onArt};
    backdrop-filter: blur(10px);
    &:hover { background: color-mix(in srgb, ${color.onArt} 22%, transparent); }
  `,
  ghost: css`
    color: ${color.tx};
    &:hover { background: ${color.surf2}; }
  `,
} as const;

const sizes = {
  small: css`
    min-height: 36px;
    padding: 0 14px;
    font-size: 13px;
    border-radius: calc(${radius.m} - 2px);
    @media (pointer: coarse) { min-height: 40px; }
  `,
  medium: css`
    min-height: 44px;
    padding: 0 18px;
    border-radius: ${radius.m};
  `,
  large: css`
    min-height: 52px;
    padding: 0 26px;
    font-size: 16px;
    border-radius: ${radius.m};
  `,
} as const;

export interface ButtonStyle {
  readonly $look?: ButtonLook;
  readonly $size?: keyof typeof sizes;
}

/** The look of a button, for whatever element does the work. */
export const buttonStyle = css<ButtonStyle>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  flex: none;
  font-weight: 600;
  font-size: 14px;
  line-height: 20px;
  white-space: nowrap;
  text-align: center;
  transition: background ${motion.fast}, color ${motion.fast};
  &:disabled { opacity: 0.45; cursor: not-allowed; }
  ${({ $size = 'medium' }) => sizes[$size]}
  ${({ $look = 'primary' }) => looks[$look]}
`;

export const Button = styled.button<ButtonStyle>`
  ${buttonStyle}
`;

/** A square control with an icon alone; it needs an accessible name. */
export const IconButton = styled.button<{ readonly $size?: 28 | 36 | 44; readonly $filled?: boolean }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  position: relative;
  width: ${({ $size = 44 }) => $size}px;
  height: ${({ $size = 44 }) => $size}px;
  border-radius: ${({ $size = 44 }) => ($size === 44 ? radius.m : `calc(${radius.m} - 2px)`)};
  color: ${({ $filled }) => ($filled ? color.tx : color.tx2)};
  background: ${({ $filled }) => ($filled ? color.surf2 : 'transparent')};
  transition: background ${motion.fast}, color ${motion.fast};
  &:hover { background: ${({ $filled }) => ($filled ? color.surf3 : color.surf2)}; color: ${color.tx}; }
  &:disabled { opacity: 0.45; cursor: not-allowed; }
  /* A smaller control still answers to a finger on 44 px. */
  @media (pointer: coarse) {
    &::after { content: ''; position: absolute; inset: ${({ $size = 44 }) => ($size - 44) / 2}px; }
  }
`;
