import { type ClipboardEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { FILE_TYPES } from '#portal/forms/uploads/file-fault.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { IconButton } from '#portal/ui/button.tsx';
import { Composer, Send } from './chat.styles.ts';
import { ChatIcon } from './chat-icon.tsx';
import { EmojiPicker } from './emoji-picker.tsx';

/** How often the other side is told that the member writes. */
const TELL_EVERY_MS = 4_000;
/** The most characters of a message. */
const MOST = 1000;

interface ChatComposerProps {
  readonly operator: string | null;
  /** Where the message is written. */
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly onSay: (text: string) => void;
  readonly onAttach: (files: Iterable<File>) => void;
  /** The member writes. */
  readonly onTyping: () => void;
}

/** Takes a message: Enter sends it, Shift and Enter break the line. Images are chosen or pasted. */
export function ChatComposer({ operator, field, onSay, onAttach, onTyping }: ChatComposerProps) {
  const t = useFormWords();
  const { number } = useWords();
  const [text, setText] = useState('');
  const choice = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isPicking, setPicking] = useState(false);
  // An emoji did not fit.
  const [isFull, setFull] = useState(false);
  // Where the caret is put after the next change of the text.
  const caret = useRef<number | null>(null);
  const toldAt = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text put the caret at its end.
  useLayoutEffect(() => {
    if (caret.current !== null) field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [text]);
  const write = (written: string): void => {
    setText(written);
    setFull(false);
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
    const written = `${text.slice(0, at)}${emoji}${text.slice(end)}`;
    setPicking(false);
    field.current?.focus();
    if (written.length > MOST) {
      setFull(true);
      return;
    }
    caret.current = at + emoji.length;
    write(written);
  };
  const send = (): void => {
    if (text.trim() === '') return;
    onSay(text.trim());
    setText('');
    setFull(false);
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
        {isFull ? (
          <small key="full" role="alert">
            {t('chat.tooLong', { max: number(MOST) })}
          </small>
        ) : (
          <small key="hint">{t('chat.hint')}</small>
        )}
      </Composer>
    </>
  );
}
