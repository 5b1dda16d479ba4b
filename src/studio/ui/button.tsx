import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useId, useRef } from 'react';
import { css, styled } from 'styled-components';
import { coarsePointer, color, motion, radius } from '../theme/tokens.ts';
import { Icon, type IconName } from './icon.tsx';
import { keepInWindow, tipStyle } from './tip.ts';

/** One primary in a view, secondary beside it, danger for what refuses or destroys, quiet for what draws no eye. */
export type ButtonLook = 'primary' | 'secondary' | 'danger' | 'quiet';
export type ButtonSize = 'small' | 'medium' | 'large';

const looks = {
  primary: css`
    background: ${color.pri};
    color: ${color.onPri};
    &:hover { background: ${color.priHover}; }
    &:active { background: ${color.priPressed}; }
    kbd { color: inherit; background: transparent; box-shadow: inset 0 0 0 1px currentColor; opacity: 0.7; }
  `,
  secondary: css`
    background: ${color.surf};
    box-shadow: inset 0 0 0 1px ${color.line2};
    &:hover { background: ${color.surf2}; }
    &:active { background: ${color.surf3}; }
  `,
  danger: css`
    background: ${color.surf};
    color: ${color.err};
    box-shadow: inset 0 0 0 1px ${color.errLine};
    &:hover, &:active { background: ${color.errSoft}; }
  `,
  quiet: css`
    color: ${color.tx2};
    &:hover { background: ${color.surf2}; color: ${color.tx}; }
    &:active { background: ${color.surf3}; }
  `,
} as const;

const sizes = {
  small: css`min-height: 30px; padding: 0 10px; font-size: 12px; border-radius: ${radius.s};`,
  medium: css`min-height: 36px; padding: 0 12px; font-size: 13px; border-radius: ${radius.m};`,
  large: css`min-height: 40px; padding: 0 16px; font-size: 13px; border-radius: ${radius.m};`,
} as const;

/** The look of a button, for whatever element does the work. */
export const buttonStyle = css<{ readonly $look?: ButtonLook; readonly $size?: ButtonSize }>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  flex: none;
  font-weight: 600;
  line-height: 18px;
  white-space: nowrap;
  text-align: center;
  color: ${color.tx};
  transition: background ${motion.fast}, color ${motion.fast};
  ${({ $size = 'medium' }) => sizes[$size]}
  ${({ $look = 'secondary' }) => looks[$look]}
  &[aria-disabled='true'] {
    background: ${color.surf2};
    color: ${color.tx2};
    box-shadow: none;
    cursor: not-allowed;
  }
  &[aria-busy='true'] { cursor: progress; }
  ${coarsePointer} { min-height: 44px; }
`;

const Frame = styled.button<{ readonly $look: ButtonLook; readonly $size: ButtonSize }>`
  ${buttonStyle}
  &:is(:hover, :focus-visible) > [role='tooltip'] { display: block; }
`;

const Tip = styled.span`${tipStyle}`;

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'disabled'> {
  readonly look?: ButtonLook;
  readonly size?: ButtonSize;
  readonly icon?: IconName;
  /** Why the button does nothing now. It stays in the order of focus, so that everybody can learn it. */
  readonly disabledReason?: string | undefined;
  /** While it works a second press does nothing. */
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

/** A button. Without `type="submit"` it sends no form. */
export function Button(props: ButtonProps) {
  const {
    look = 'secondary',
    size = 'medium',
    icon,
    disabledReason,
    isBusy = false,
    onClick,
    children,
    ...rest
  } = props;
  const tipId = useId();
  const tip = useRef<HTMLSpanElement>(null);
  const placeTip = () => keepInWindow(tip.current);
  const isDisabled = disabledReason !== undefined;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // It is not `disabled`, hence the browser would send its form.
    if (isDisabled || isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Frame
      type="button"
      {...rest}
      $look={look}
      $size={size}
      onClick={press}
      {...(isDisabled && {
        ...{ 'aria-disabled': true, 'aria-describedby': tipId },
        ...{ onPointerEnter: placeTip, onFocus: placeTip },
      })}
      {...(isBusy && { 'aria-busy': true })}
    >
      {icon && <Icon name={isDisabled ? 'lock' : icon} size={15} />}
      {children}
      {isDisabled && (
        <Tip ref={tip} role="tooltip" id={tipId}>
          {disabledReason}
        </Tip>
      )}
    </Frame>
  );
}
