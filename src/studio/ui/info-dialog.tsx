import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { useWords } from '#studio/i18n/words.tsx';
import { Button } from './button.tsx';
import { dialogStyle } from './dialog-look.ts';
import { useShownDialog } from './use-shown-dialog.ts';

const Frame = styled.dialog`
  ${dialogStyle}
  width: min(520px, calc(100vw - 32px));
  max-height: calc(100dvh - 32px);
  margin: auto;
  padding: 0;
  h2 { font-size: 16px; line-height: 22px; }
  > div { padding: 20px; }
  footer { display: flex; justify-content: flex-end; margin-block-start: 16px; }
`;

interface InfoDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** Shows something that asks nothing. Escape, a press beside it and its button close it. */
export function InfoDialog({ title, children, onClose }: InfoDialogProps) {
  const t = useWords();
  const id = useId();
  const dialog = useShownDialog();
  return (
    <Frame
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      // A press beside it is one on the dialog itself, whose room its content fills.
      onPointerDown={({ target }) => target === dialog.current && onClose()}
    >
      <div>
        <h2 id={id}>{title}</h2>
        {children}
        <footer>
          <Button onClick={onClose}>{t('decide.close')}</Button>
        </footer>
      </div>
    </Frame>
  );
}
