import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, radius } from '../theme/tokens.ts';
import { Icon, type IconName } from './icon.tsx';

export type Tone = 'ok' | 'warn' | 'error' | 'accent' | 'primary' | 'muted';

const tones: Readonly<Record<Tone, readonly [ground: string, text: string]>> = {
  ok: [color.okSoft, color.ok],
  warn: [color.warnSoft, color.warn],
  error: [color.errSoft, color.err],
  accent: [color.accSoft, color.accTx],
  primary: [color.priSoft, color.priTx],
  muted: [color.surf2, color.tx2],
};

const Frame = styled.span<{ readonly $tone: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  height: 22px;
  padding-inline: 8px;
  border-radius: ${radius.pill};
  background: ${({ $tone }) => tones[$tone][0]};
  color: ${({ $tone }) => tones[$tone][1]};
  font-size: 12px;
  line-height: 16px;
  font-weight: 600;
  white-space: nowrap;
`;

interface BadgeProps {
  readonly tone: Tone;
  /** A state has an icon too: colour alone says nothing to some. */
  readonly icon?: IconName;
  readonly children: ReactNode;
}

/** A state or a mark in a word or two. */
export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <Frame $tone={tone}>
      {icon && <Icon name={icon} size={13} stroke={2.2} />}
      {children}
    </Frame>
  );
}

/** How many things wait behind a link. */
export const Count = styled.span<{ readonly $isQuiet?: boolean }>`
  flex: none;
  min-width: 20px;
  padding-inline: 6px;
  border-radius: 10px;
  background: ${({ $isQuiet }) => ($isQuiet ? color.surf2 : color.priSoft)};
  color: ${({ $isQuiet }) => ($isQuiet ? color.tx2 : color.priTx)};
  font-size: 11px;
  line-height: 18px;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  text-align: center;
`;
