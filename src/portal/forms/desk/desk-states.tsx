import type { ReactNode } from 'react';
import type { IconName } from '#contracts/generated/contracts.ts';
import { failureWords } from '#portal/data/failure-words.ts';
import { GatewayError } from '#portal/data/gateway-client.ts';
import { useCopying } from '#portal/forms/copied.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { DeskIcon } from './desk-icon.tsx';
import { Happened, OutlineButton, Ways } from './desk-states.styles.ts';

interface DeskEmptyProps {
  readonly icon: IconName;
  readonly title: string;
  readonly hint?: string;
  /** The way on, such as a button. */
  readonly children?: ReactNode;
}

/** An empty list: what it will show, and what to do for it. */
export function DeskEmpty({ icon, title, hint, children }: DeskEmptyProps) {
  return (
    <Happened $isFault={false} role="status">
      <i>
        <Icon name={icon} size={26} />
      </i>
      <b>{title}</b>
      {hint && <p>{hint}</p>}
      {children && <Ways>{children}</Ways>}
    </Happened>
  );
}

interface DeskNoMatchProps {
  /** What was asked for, as it was typed or chosen; said where it is given. */
  readonly asked?: string;
  readonly onClear: () => void;
}

/** Nothing is what the filters ask for. */
export function DeskNoMatch({ asked, onClear }: DeskNoMatchProps) {
  const t = useFormWords();
  return (
    <Happened $isFault={false} role="status">
      <i>
        <Icon name="search-x" size={26} />
      </i>
      <b>{asked ? t('desk.noMatchOf', { asked }) : t('desk.noMatch')}</b>
      <p>{t('desk.noMatchHint')}</p>
      <Ways>
        <OutlineButton type="button" onClick={onClear}>
          {t('desk.clearFilters')}
        </OutlineButton>
      </Ways>
    </Happened>
  );
}

interface DeskFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

const NO_PERMISSION = 403;

/** Why an answer did not come: a fault with its code, to try again, or that this account may not see it. */
export function DeskFailure({ error, onRetry }: DeskFailureProps) {
  const t = useFormWords();
  const { t: say } = useWords();
  const { isCopied, copy } = useCopying();
  if (error instanceof GatewayError && error.status === NO_PERMISSION)
    return (
      <Happened $isFault={false} role="status">
        <i>
          <DeskIcon name="lock" size={26} />
        </i>
        <b>{t('desk.noPermission')}</b>
        <p>{failureWords(error, say)}</p>
      </Happened>
    );
  const code = error instanceof GatewayError ? error.code : 'unknown_error';
  return (
    <Happened $isFault role="alert">
      <i>
        <DeskIcon name="cloud-off" size={26} />
      </i>
      <b>{t('desk.failed')}</b>
      <p>{failureWords(error, say)}</p>
      <Ways>
        <OutlineButton type="button" onClick={onRetry}>
          <Icon name="rotate-cw" size={15} stroke={2} />
          {say('action.retry')}
        </OutlineButton>
        <OutlineButton type="button" onClick={() => copy(code)}>
          <Icon name={isCopied ? 'check' : 'copy'} size={15} stroke={2} />
          {t('desk.copyCode')} <code dir="ltr">{code}</code>
        </OutlineButton>
      </Ways>
    </Happened>
  );
}
