import { type KeyboardEvent, useState } from 'react';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { Composer, Send } from './chat.styles.ts';
import { ChatIcon } from './chat-icon.tsx';

interface ChatComposerProps {
  readonly operator: string | null;
  readonly onSay: (text: string) => void;
}

/** Takes a message: Enter sends it, Shift and Enter break the line. */
export function ChatComposer({ operator, onSay }: ChatComposerProps) {
  const t = useFormWords();
  const [text, setText] = useState('');
  const send = (): void => {
    if (text.trim() === '') return;
    onSay(text.trim());
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter also ends the choice of a word in an input method.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <Composer
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div>
        <textarea
          aria-label={t('chat.message')}
          placeholder={operator === null ? t('chat.message') : t('chat.writeTo', { name: operator })}
          rows={1}
          maxLength={1000}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Send type="submit" aria-label={t('chat.send')}>
          <ChatIcon name="send" />
        </Send>
      </div>
      <small>{t('chat.hint')}</small>
    </Composer>
  );
}
