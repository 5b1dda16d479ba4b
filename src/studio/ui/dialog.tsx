import { type ReactNode, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { useWords } from '#studio/i18n/words.tsx';
import { color, from, radius, room, shadow } from '../theme/tokens.ts';
import { IconButton } from './icon-button.tsx';

const Frame = styled.dialog`
  width: min(480px, 100%);
  max-width: none;
  max-height: calc(100dvh - 24px);
  margin: auto auto 0;
  padding: 0 0 ${room.bottom};
  border: 0;
  border-radius: ${radius.xl} ${radius.xl} 0 0;
  background: ${color.surf};
  color: ${color.tx};
  box-shadow: ${shadow.high};
  &::backdrop { background: rgb(10 12 24 / 45%); }
  ${from.md} { margin: auto; border-radius: ${radius.xl}; }
  form { display: grid; gap: 14px; }
  > div { display: grid; gap: 14px; padding: 16px 20px 20px; font-size: 13px; line-height: 18px; }
  header { display: flex; align-items: center; gap: 12px; h2 { flex: 1; font-size: 16px; line-height: 22px; } }
  footer { display: flex; flex-wrap: wrap; justify-content: end; gap: 8px; > * { flex: 1; ${from.md} { flex: none; } } }
`;

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog over the page, at the bottom of narrow screens. Escape closes it, and the focus goes back by itself. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const t = useWords();
  const heading = useId();
  const frame = useRef<HTMLDialogElement>(null);
  useEffect(() => frame.current?.showModal(), []);
  return (
    <Frame ref={frame} aria-labelledby={heading} onClose={onClose}>
      <div>
        <header>
          <h2 id={heading}>{title}</h2>
          <IconButton icon="x" label={t('ui.close')} onClick={() => frame.current?.close()} />
        </header>
        {children}
      </div>
    </Frame>
  );
}
