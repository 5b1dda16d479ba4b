import { type KeyboardEvent, useCallback, useId, useRef, useState } from 'react';
import { ChunkFailureBelow } from '#portal/chunks/chunk-failure.tsx';
import { lazyChunk } from '#portal/chunks/lazy-chunk.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { ClearSearchButton } from '#portal/ui/search/clear-search-button.tsx';
import { searchInput } from '#portal/ui/search/search-input.ts';
import { SectionBoundary } from '#renderer/section-boundary.tsx';
import { Field, Shortcut } from './game-search.styles.ts';
import type { SearchPanelProps } from './search-panel.tsx';
import { useCloseOutside } from './use-close-outside.ts';
import { useSearchShortcut } from './use-search-shortcut.ts';

const loadPanel = () => import('./search-panel.tsx');
const SearchPanel = lazyChunk<SearchPanelProps>({
  load: async () => (await loadPanel()).SearchPanel,
  whenMissing: ({ error, retry }) => <ChunkFailureBelow error={error} retry={retry} />,
});

/** The gateway's limit for the length of a search. */
const LONGEST_SEARCH = 60;

interface SearchFieldProps {
  readonly placeholder: string;
  readonly size: number;
  /** `/` leads to it from anywhere on the page. */
  readonly hasShortcut?: boolean;
  /** The action of `/` when there is no room for the field. */
  readonly whenHidden?: () => void;
  /** The list stands below the field as part of what is around it, instead of over the page. */
  readonly isInPlace?: boolean;
  /** Called when a result was chosen. */
  readonly onLeave?: () => void;
}

/** The field of the search: a combobox whose list comes with the first letter, code and all. */
export function SearchField({ placeholder, size, hasShortcut, whenHidden, isInPlace, onLeave }: SearchFieldProps) {
  const { t } = useWords();
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  /** The list's key handler while it is open. */
  const listKeys = useRef<((event: KeyboardEvent) => void) | null>(null);
  const [typed, setTyped] = useState('');
  const [isWanted, setWanted] = useState(false);
  const [activeId, setActiveId] = useState<string | null>(null);
  const isOpen = isWanted && typed.trim() !== '';
  const close = useCallback(() => setWanted(false), []);
  useCloseOutside(box, isOpen && !isInPlace, close);
  useSearchShortcut(input, hasShortcut ?? false, whenHidden);

  const type = (text: string): void => {
    setTyped(text);
    setWanted(true);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // A key that chooses among the writings of a word is none of ours.
    if (event.nativeEvent.isComposing) return;
    if (event.key !== 'Escape') {
      if (!isOpen && event.key === 'ArrowDown') setWanted(true);
      else if (isOpen) listKeys.current?.(event);
      return;
    }
    if (typed === '') return;
    // Escape does not close the surroundings of the field until it is empty.
    event.preventDefault();
    event.stopPropagation();
    if (isOpen && !isInPlace) close();
    else type('');
  };
  const leave = (): void => {
    close();
    onLeave?.();
  };
  return (
    <Field ref={box} $isInPlace={isInPlace ?? false}>
      <Icon name="search" size={18} stroke={2} />
      <input
        {...searchInput}
        ref={input}
        role="combobox"
        aria-label={t('search.label')}
        aria-autocomplete="list"
        {...(hasShortcut && { 'aria-keyshortcuts': '/' })}
        aria-expanded={isOpen}
        aria-controls={listId}
        {...(isOpen && activeId && { 'aria-activedescendant': activeId })}
        maxLength={LONGEST_SEARCH}
        placeholder={placeholder}
        value={typed}
        onFocus={() => {
          void loadPanel().catch(() => {});
          setWanted(true);
        }}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {typed !== '' ? (
        <ClearSearchButton
          onClear={() => {
            type('');
            input.current?.focus();
          }}
        />
      ) : (
        hasShortcut && <Shortcut>/</Shortcut>
      )}
      {isOpen && (
        <SectionBoundary onError={close}>
          <SearchPanel
            listId={listId}
            typed={typed.trim()}
            size={size}
            isInPlace={isInPlace ?? false}
            keys={listKeys}
            onActive={setActiveId}
            onLeave={leave}
          />
        </SectionBoundary>
      )}
    </Field>
  );
}
