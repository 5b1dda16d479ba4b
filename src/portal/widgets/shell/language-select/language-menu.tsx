import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { LanguageCode } from '#contracts/generated/contracts.ts';
import { isInEnglishInstead, languages } from '#contracts/languages.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { CloseButton } from '#portal/ui/close-button.tsx';
import flags from '#portal/ui/flags.svg?url';
import { Icon } from '#portal/ui/icon.tsx';
import { chooseLanguage, chooseOwnLanguage } from './language-choice.ts';
import { List, Option, Sheet, SheetScrim } from './language-menu.styles.ts';
import { languageTyped, optionAfter } from './option-keys.ts';

/** More than these stand in two columns beside a wide page. */
const ONE_COLUMN_MOST = 8;

/** How long after a letter the next one still belongs to the same word. */
const TYPING_PAUSE_MS = 700;

export interface LanguageMenuProps {
  readonly offered: readonly LanguageCode[];
  readonly current: LanguageCode;
  readonly opensUpwards: boolean;
  /** On a phone the list is a sheet at the foot of the screen. */
  readonly isSheet: boolean;
  readonly onClose: () => void;
}

/** The list of languages: arrows move, letters find, Enter chooses, Escape and a press outside close. */
export function LanguageMenu({ isSheet, opensUpwards, ...props }: LanguageMenuProps) {
  const { t } = useWords();
  const titleId = useId();
  if (!isSheet) return <LanguageList {...props} place={opensUpwards ? 'above' : 'below'} />;
  return createPortal(
    <SheetScrim onClick={({ target, currentTarget }) => target === currentTarget && props.onClose()}>
      <Sheet role="dialog" aria-modal="true" aria-labelledby={titleId}>
        <header>
          <h2 id={titleId}>{t('language.choose')}</h2>
          <CloseButton onClose={props.onClose} />
        </header>
        <LanguageList {...props} place="sheet" />
      </Sheet>
    </SheetScrim>,
    document.body,
  );
}

interface LanguageListProps extends Omit<LanguageMenuProps, 'isSheet' | 'opensUpwards'> {
  readonly place: 'above' | 'below' | 'sheet';
}

function LanguageList({ offered, current, place, onClose }: LanguageListProps) {
  const { t } = useWords();
  const { session } = useSite();
  const list = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  const typing = useRef({ letters: '', atMs: 0 });
  const choose = (code: LanguageCode): void => {
    if (code === current) onClose();
    else if (session === 'guest' || session === 'unknown') chooseLanguage(code);
    else void chooseOwnLanguage(code);
  };
  const columns = offered.length > ONE_COLUMN_MOST && place !== 'sheet' ? 2 : 1;
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
    const { key } = event;
    if (key === 'Escape' || key === 'Tab') {
      event.preventDefault();
      // The layer below the list, a drawer perhaps, stays open.
      event.stopPropagation();
      return onClose();
    }
    const options = [...(list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
    const at = options.indexOf(document.activeElement as HTMLElement);
    const focus = (to: number | undefined): void => {
      if (to === undefined) return;
      event.preventDefault();
      options[to]?.focus();
    };
    if (key.length === 1 && key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const isSameWord = event.timeStamp - typing.current.atMs < TYPING_PAUSE_MS;
      const letters = isSameWord ? typing.current.letters + key : key;
      typing.current = { letters, atMs: event.timeStamp };
      const found = languageTyped(letters, offered, at);
      return focus(found === -1 ? undefined : found);
    }
    const isRightToLeft = document.documentElement.dir === 'rtl';
    focus(optionAfter({ key, at, count: options.length, columns, isRightToLeft }));
  };
  return (
    <List
      ref={list}
      role="listbox"
      aria-label={t('language.choose')}
      $place={place}
      $rows={columns === 2 ? Math.ceil(offered.length / 2) : null}
      onKeyDown={onKeyDown}
    >
      {offered.map((code) => (
        <Option
          key={code}
          type="button"
          role="option"
          lang={languages[code].tag}
          aria-selected={code === current}
          onClick={() => choose(code)}
        >
          <img src={`${flags}#${languages[code].flag}`} alt="" width={20} height={20} />
          <span>
            {languages[code].name}
            {isInEnglishInstead(code) && <small lang="en"> ({languages.EN.name})</small>}
          </span>
          {code === current && <Icon name="check" size={16} stroke={2.4} />}
        </Option>
      ))}
    </List>
  );
}
