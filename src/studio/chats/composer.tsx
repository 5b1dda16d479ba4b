import { type KeyboardEvent, useRef, useState } from 'react';
import { send } from '../calls/desk-client.ts';
import { useWords } from '../i18n/words.tsx';
import { Button } from '../ui/button.tsx';
import { WriteForm } from './chat.styles.ts';
import { chatAt } from './use-chats.ts';

/** The member sees the typing sign for six seconds, so it is sent again earlier than that. */
const TYPING_EVERY_MS = 4_000;
const LONGEST = 1_000;

interface ComposerProps {
  readonly siteId: string;
  readonly chatId: string;
  readonly onSay: (text: string) => void;
}

/** The field of an answer. Enter sends it, Shift and Enter begin a new line. */
export function Composer({ siteId, chatId, onSay }: ComposerProps) {
  const t = useWords();
  const [text, setText] = useState('');
  const toldAt = useRef(0);
  const field = useRef<HTMLTextAreaElement>(null);
  const write = (next: string) => {
    setText(next);
    if (next.trim() === '' || Date.now() - toldAt.current < TYPING_EVERY_MS) return;
    toldAt.current = Date.now();
    // A lost typing sign does not matter: the next one follows.
    send('POST', `${chatAt(siteId, chatId)}/typing`, {}).catch(() => {});
  };
  const say = () => {
    const said = text.trim();
    field.current?.focus();
    if (said === '') return;
    onSay(said);
    setText('');
    toldAt.current = 0;
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    say();
  };
  return (
    <WriteForm
      onSubmit={(event) => {
        event.preventDefault();
        say();
      }}
    >
      <label>
        {t('chat.answer')}
        <textarea
          ref={field}
          value={text}
          maxLength={LONGEST}
          rows={2}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKey}
        />
      </label>
      <Button type="submit" look="primary" size="large" icon="send">
        {t('chat.send')}
      </Button>
    </WriteForm>
  );
}
