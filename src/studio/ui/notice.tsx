import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, radius } from '../theme/tokens.ts';
import { Icon, type IconName } from './icon.tsx';

export type NoticeTone = 'error' | 'warn' | 'ok' | 'info' | 'muted';

const tones: Readonly<Record<NoticeTone, readonly [ground: string, text: string, icon: string, name: IconName]>> = {
  error: [color.errSoft, color.onErrSoft, color.err, 'circle-alert'],
  warn: [color.warnSoft, color.onWarnSoft, color.warn, 'triangle-alert'],
  ok: [color.okSoft, color.onOkSoft, color.ok, 'circle-check'],
  info: [color.priSoft, color.onPriSoft, color.onPriSoft, 'info'],
  muted: [color.surf2, color.tx2, color.tx2, 'info'],
};

const Frame = styled.div<{ readonly $tone: NoticeTone }>`
  display: flex;
  gap: 10px;
  padding: 10px 12px;
  border-radius: ${radius.m};
  background: ${({ $tone }) => tones[$tone][0]};
  color: ${({ $tone }) => tones[$tone][1]};
  font-size: 12px;
  line-height: 17px;
  > svg { flex: none; margin-block-start: 1px; color: ${({ $tone }) => tones[$tone][2]}; }
  > div { flex: 1; min-width: 0; text-wrap: pretty; }
  b { font-weight: 600; }
  > button { align-self: center; }
`;

interface NoticeProps {
  readonly tone: NoticeTone;
  /** In place of the tone's own. */
  readonly icon?: IconName;
  /** What it is about, as a sentence. */
  readonly title?: string;
  readonly children?: ReactNode;
  /** A small button at the end. */
  readonly action?: ReactNode;
}

/** Words that stand where they belong until their reason is gone. Errors are read out at once. */
export function Notice({ tone, icon = tones[tone][3], title, children, action }: NoticeProps) {
  return (
    <Frame $tone={tone} role={tone === 'error' ? 'alert' : 'note'}>
      <Icon name={icon} size={16} stroke={2.2} />
      <div>
        {title !== undefined && <b>{title}</b>}
        {children !== undefined && <div>{children}</div>}
      </div>
      {action}
    </Frame>
  );
}
