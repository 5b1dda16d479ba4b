import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import type { LanguageCode } from '#contracts/generated/contracts.ts';
import { languages } from '#contracts/languages.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { chooseLanguage } from '#portal/session/language-choice.ts';
import { Flag, Icon } from '#portal/ui/icon.tsx';
import { List, Option } from './language-menu.styles.ts';

interface LanguageMenuProps {
  readonly offered: readonly LanguageCode[];
  readonly current: LanguageCode;
  readonly opensUpwards: boolean;
  readonly onClose: () => void;
}

/** The list of languages: arrows move, Enter chooses, Escape and a press outside close. */
export function LanguageMenu({ offered, current, opensUpwards, onClose }: LanguageMenuProps) {
  const { t } = useWords();
  const list = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  // Before the paint, so that the list is never seen without its focus.
  useLayoutEffect(() => list.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus(), []);
  useEffect(() => {
    const box = list.current;
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !box?.parentElement?.contains(event.target)) close.current();
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    const options = [...(list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
    const at = options.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: options.length - 1 }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      options[(to + options.length) % options.length]?.focus();
    } else if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      onClose();
    }
  };
  return (
    <List
      ref={list}
      role="listbox"
      aria-label={t('language.choose')}
      $opensUpwards={opensUpwards}
      onKeyDown={onKeyDown}
    >
      {offered.map((code) => (
        <Option
          key={code}
          type="button"
          role="option"
          lang={languages[code].tag}
          aria-selected={code === current}
          onClick={() => (code === current ? onClose() : chooseLanguage(code))}
        >
          <Flag country={languages[code].flag} />
          <span>{languages[code].name}</span>
          {code === current && <Icon name="check" size={16} stroke={2.4} />}
        </Option>
      ))}
    </List>
  );
}
