import { type KeyboardEvent, useState } from 'react';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { Button } from '#portal/ui/button.tsx';
import { Composer } from './chat.styles.ts';

/** Takes a message: Enter sends it, Shift and Enter break the line. */
export function ChatComposer({ onSay }: { readonly onSay: (text: string) => void }) {
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
      <textarea
        aria-label={t('chat.message')}
        placeholder={t('chat.message')}
        rows={1}
        maxLength={1000}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button type="submit" $size="medium">
        {t('chat.send')}
      </Button>
      <small>{t('chat.enterHint')}</small>
    </Composer>
  );
}
