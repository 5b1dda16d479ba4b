import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { Emojis } from './chat-extras.styles.ts';

/** The most used ones. Screen readers say their names. */
const EMOJIS = [
  ...['😀', '😄', '😂', '😊', '🙂', '😉', '😍', '😘', '😎', '🤔'],
  ...['😐', '😕', '😟', '😢', '😭', '😡', '😱', '😴', '🤝', '🙏'],
  ...['👍', '👎', '👌', '👏', '🙌', '💪', '✌️', '👋', '❤️', '💔'],
  ...['🎉', '🎁', '🍀', '⭐', '🔥', '💯', '✅', '❌', '❓', '⏳'],
];
const IN_A_ROW = 8;

interface EmojiPickerProps {
  /** The element that opened it is focused again. */
  readonly onClose: () => void;
  readonly onChoose: (emoji: string) => void;
}

/** Emoji to put into a message. Arrows go from one to another, Escape closes it. */
export function EmojiPicker({ onClose, onChoose }: EmojiPickerProps) {
  const t = useFormWords();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('button')?.focus(), []);
  const move = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onClose();
      return;
    }
    const buttons = [...(box.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const isMirrored = box.current !== null && getComputedStyle(box.current).direction === 'rtl';
    const aside = isMirrored ? -1 : 1;
    const steps: Readonly<Record<string, number>> = {
      ...{ ArrowRight: aside, ArrowLeft: -aside, ArrowDown: IN_A_ROW, ArrowUp: -IN_A_ROW },
    };
    const step = steps[event.key];
    const next = step === undefined ? undefined : buttons[at + step];
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <Emojis ref={box} role="group" aria-label={t('chat.emoji')} onKeyDown={move}>
      {EMOJIS.map((emoji, index) => (
        <button key={emoji} type="button" tabIndex={index === 0 ? 0 : -1} onClick={() => onChoose(emoji)}>
          {emoji}
        </button>
      ))}
    </Emojis>
  );
}
