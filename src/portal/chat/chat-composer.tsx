import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { FILE_TYPES } from '#portal/forms/uploads/file-fault.ts';
import { IconButton } from '#portal/ui/button.tsx';
import { Composer, Send } from './chat.styles.ts';
import { ChatIcon } from './chat-icon.tsx';
import { EmojiPicker } from './emoji-picker.tsx';

/** How often the other side is told that the member writes. */
const TELL_EVERY_MS = 4_000;
/** Characters of a message. */
const MOST = 1000;

interface ChatComposerProps {
  readonly operator: string | null;
  readonly onSay: (text: string) => void;
  readonly onAttach: (files: Iterable<File>) => void;
  /** The member writes. */
  readonly onTyping: () => void;
}

/** Takes a message: Enter sends it, Shift and Enter break the line. Images are chosen or pasted. */
export function ChatComposer({ operator, onSay, onAttach, onTyping }: ChatComposerProps) {
  const t = useFormWords();
  const [text, setText] = useState('');
  const choice = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isPicking, setPicking] = useState(false);
  const toldAt = useRef(0);
  const write = (written: string): void => {
    setText(written);
    const now = Date.now();
    if (written.trim() === '' || now - toldAt.current < TELL_EVERY_MS) return;
    toldAt.current = now;
    onTyping();
  };
  const onPaste = (event: ClipboardEvent): void => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    onAttach(event.clipboardData.files);
  };
  const choose = (emoji: string): void => {
    const at = field.current?.selectionStart ?? text.length;
    const end = field.current?.selectionEnd ?? at;
    write(`${text.slice(0, at)}${emoji}${text.slice(end)}`.slice(0, MOST));
    setPicking(false);
    field.current?.focus();
  };
  const send = (): void => {
    if (text.trim() === '') return;
    onSay(text.trim());
    setText('');
    toldAt.current = 0;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter also ends the choice of a word in an input method.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <>
      {isPicking && (
        <EmojiPicker
          onChoose={choose}
          onClose={() => {
            setPicking(false);
            opener.current?.focus();
          }}
        />
      )}
      <Composer
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <div>
          <input
            ref={choice}
            type="file"
            accept={FILE_TYPES}
            multiple
            hidden
            onChange={({ target }) => {
              onAttach([...(target.files ?? [])]);
              target.value = '';
            }}
          />
          <IconButton type="button" $size={36} aria-label={t('chat.attach')} onClick={() => choice.current?.click()}>
            <ChatIcon name="paperclip" size={19} />
          </IconButton>
          <IconButton
            ref={opener}
            type="button"
            $size={36}
            aria-label={t('chat.emoji')}
            aria-expanded={isPicking}
            onClick={() => setPicking(!isPicking)}
          >
            <ChatIcon name="smile" size={19} />
          </IconButton>
          <textarea
            ref={field}
            aria-label={t('chat.message')}
            placeholder={operator === null ? t('chat.message') : t('chat.writeTo', { name: operator })}
            rows={1}
            maxLength={MOST}
            value={text}
            onChange={(event) => write(event.target.value)}
            onPaste={onPaste}
            onKeyDown={onKeyDown}
          />
          <Send type="submit" aria-label={t('chat.send')}>
            <ChatIcon name="send" />
          </Send>
        </div>
        <small>{t('chat.hint')}</small>
      </Composer>
    </>
  );
}
