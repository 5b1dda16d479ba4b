import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useWords } from '#studio/i18n/words.tsx';
import { color, font } from '../theme/tokens.ts';
import { BigState } from './big-state.ts';
import { Button } from './button.tsx';
import { CopyButton } from './copy-button.tsx';
import { Icon } from './icon.tsx';

const Code = styled.span`
  margin-inline-start: 6px;
  font: 400 12px/18px ${font.mono};
  color: ${color.tx3};
`;

interface FailureStateProps {
  /** What failed, as a sentence. */
  readonly title: string;
  /** Why it did, and what it did not touch. */
  readonly why: ReactNode;
  /** What those who look after the product find it by. */
  readonly code?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
  readonly isRetrying?: boolean;
}

/** Says what failed, why, and what now, with a code to copy for those who are asked. */
export function FailureState({ title, why, code, onRetry, isRetrying = false }: FailureStateProps) {
  const t = useWords();
  return (
    <BigState $isError role="alert">
      <i>
        <Icon name="cloud-off" size={26} stroke={1.75} />
      </i>
      <h2>{title}</h2>
      <p>{why}</p>
      {(onRetry !== undefined || code !== undefined) && (
        <div>
          {onRetry && (
            <Button icon="rotate-cw" isBusy={isRetrying} onClick={onRetry}>
              {t('ui.tryNow')}
            </Button>
          )}
          {code !== undefined && (
            <CopyButton look="quiet" text={code}>
              {t('ui.copyCode')}
              <Code translate="no">{code}</Code>
            </CopyButton>
          )}
        </div>
      )}
    </BigState>
  );
}
