import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { useWords } from '#studio/i18n/words.tsx';
import { color, from } from '../theme/tokens.ts';
import { Button, type ButtonLook } from './button.tsx';
import { dialogStyle } from './dialog-look.ts';
import { useShownDialog } from './use-shown-dialog.ts';

const Frame = styled.dialog`
  ${dialogStyle}
  width: min(440px, calc(100vw - 32px));
  max-height: calc(100dvh - 32px);
  margin: auto;
  padding: 20px;
  h2 { font-size: 16px; line-height: 22px; }
`;

const Body = styled.div`
  display: grid;
  gap: 12px;
  margin-block: 10px 20px;
  font-size: 13px;
  line-height: 19px;
  color: ${color.tx2};
  ul { display: grid; gap: 6px; padding-inline-start: 18px; list-style: disc; }
`;

const Actions = styled.div`
  display: flex;
  flex-direction: column-reverse;
  gap: 8px;
  ${from.md} { flex-direction: row; justify-content: flex-end; }
  /* The dialog cuts off what reaches beyond it. */
  [role='tooltip'] { inset-inline: auto 0; translate: none; transform: none; }
`;

interface ConfirmDialogProps {
  readonly title: string;
  /** What will happen. */
  readonly children: ReactNode;
  readonly action: string;
  readonly look?: ButtonLook;
  readonly isBusy: boolean;
  /** Why it cannot be confirmed now. */
  readonly disabledReason?: string | undefined;
  readonly onConfirm: () => void;
  /** Left out where the only way on is to confirm. */
  readonly onCancel?: () => void;
  /** What Escape does where there is no button to cancel. */
  readonly onEscape?: () => void;
}

/** Asks once before something that many people notice. It is open while it is rendered. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, action, look = 'primary', isBusy, disabledReason } = props;
  const { onConfirm, onCancel, onEscape } = props;
  const t = useWords();
  const id = useId();
  const dialog = useShownDialog();
  return (
    <Frame
      ref={dialog}
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Chromium closes a dialog at the third Escape even if `cancel` is prevented, but not if the key is.
        event.preventDefault();
        if (!isBusy) onCancel?.();
      }}
      onCancel={(event) => {
        event.preventDefault();
        if (!isBusy) (onCancel ?? onEscape)?.();
      }}
      // Stays open as long as it is rendered.
      onClose={() => dialog.current?.showModal()}
    >
      <h2 id={id}>{title}</h2>
      <Body>{children}</Body>
      <Actions>
        {onCancel && (
          <Button size="large" onClick={onCancel}>
            {t('ui.cancel')}
          </Button>
        )}
        <Button size="large" look={look} isBusy={isBusy} disabledReason={disabledReason} onClick={onConfirm}>
          {action}
        </Button>
      </Actions>
    </Frame>
  );
}
