import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { coarsePointer, color, motion, radius } from '../theme/tokens.ts';
import { Icon, type IconName } from './icon.tsx';

const Frame = styled.button`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 28px;
  height: 28px;
  border-radius: ${radius.s};
  color: ${color.tx2};
  transition: background ${motion.fast}, color ${motion.fast};
  &:hover { background: ${color.surf2}; color: ${color.tx}; }
  /* It still answers to a finger on 44 px. */
  ${coarsePointer} { &::after { content: ''; position: absolute; inset: -8px; } }
`;

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  readonly icon: IconName;
  /** The accessible name. */
  readonly label: string;
}

/** A square control with an icon alone. */
export function IconButton({ icon, label, ...rest }: IconButtonProps) {
  return (
    <Frame type="button" aria-label={label} title={label} {...rest}>
      <Icon name={icon} />
    </Frame>
  );
}
