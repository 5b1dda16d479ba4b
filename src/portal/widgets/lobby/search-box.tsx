import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { LONGEST_SEARCH } from '#portal/site/lobby-state.ts';
import { Icon } from '#portal/ui/icon.tsx';
import { ClearSearchButton } from '#portal/ui/search/clear-search-button.tsx';
import { searchFieldLook } from '#portal/ui/search/search-field-look.ts';
import { searchInput } from '#portal/ui/search/search-input.ts';

const Box = styled.form`
  ${searchFieldLook}
  padding-inline-end: 4px;
`;

/** How long typing may pause before the list follows. */
const PAUSE_MS = 200;

interface SearchBoxProps {
  readonly label: string;
  readonly placeholder: string;
  /** The current search of the list. */
  readonly value: string;
  /** Receives the trimmed text, once typing pauses. */
  readonly onSearch: (search: string) => void;
}

/** Searches as one types. What comes from elsewhere, such as the way back, replaces what was typed. */
export function SearchBox({ label, placeholder, value, onSearch }: SearchBoxProps) {
  const id = useId();
  const [text, setText] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  /** The search that was sent last, or that came from elsewhere. */
  const sent = useRef(value);
  /** Sent searches that have not come back as `value` yet, oldest first: on a slow device typing goes on meanwhile. */
  const underWay = useRef<readonly string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const index = underWay.current.indexOf(value);
    if (index >= 0) {
      underWay.current = underWay.current.slice(index + 1);
      return;
    }
    if (value === sent.current) return;
    clearTimeout(timer.current);
    underWay.current = [];
    sent.current = value;
    setText(value);
  }, [value]);

  const send = (typed: string): void => {
    clearTimeout(timer.current);
    const search = typed.trim();
    if (search === sent.current) return;
    sent.current = search;
    underWay.current = [...underWay.current, search];
    onSearch(search);
  };
  const type = (typed: string): void => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(typed), PAUSE_MS);
  };
  const clear = (): void => {
    setText('');
    send('');
    input.current?.focus();
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    send(text);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || text === '') return;
    // A modal around the box stays open until the box is empty.
    event.stopPropagation();
    clear();
  };
  return (
    <Box role="search" aria-label={label} onSubmit={onSubmit}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <Icon name="search" size={18} stroke={2} />
      <input
        {...searchInput}
        ref={input}
        id={id}
        name="search"
        maxLength={LONGEST_SEARCH}
        placeholder={placeholder}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {text !== '' && <ClearSearchButton onClear={clear} />}
      {/* Before the scripts have come, the field is sent as any form is. */}
      <button type="submit" className="visually-hidden" tabIndex={-1}>
        {label}
      </button>
    </Box>
  );
}
