import { type FormEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { from } from '#portal/theme/tokens.ts';
import { Icon } from '#portal/ui/icon.tsx';
import { ClearSearchButton } from '#portal/ui/search/clear-search-button.tsx';
import { searchFieldLook } from '#portal/ui/search/search-field-look.ts';
import { searchInput } from '#portal/ui/search/search-input.ts';

/** The longest account that a report may be asked for. */
const LONGEST = 64;

const Field = styled.form`
  ${searchFieldLook}
  flex: 1 1 200px;
  min-height: 40px;
  > input { height: 40px; }
  @media (pointer: coarse) { min-height: 48px; > input { height: 48px; } }
  ${from.md} { flex: 0 1 220px; }
`;

interface AccountSearchProps {
  /** The account that is looked for; empty for everybody. */
  readonly search: string;
  readonly onSearch: (account: string) => void;
}

/** Searches for one account. It is sent when all of it is typed, since a part of a name finds nobody. */
export function AccountSearch({ search, onSearch }: AccountSearchProps) {
  const t = useFormWords();
  const id = useId();
  const [typed, setTyped] = useState(search);
  // The search may be taken away elsewhere.
  const [shown, setShown] = useState(search);
  if (shown !== search) {
    setShown(search);
    setTyped(search);
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSearch(typed);
  };
  const clear = (): void => {
    setTyped('');
    if (search !== '') onSearch('');
  };
  return (
    <Field role="search" onSubmit={submit}>
      <Icon name="search" size={17} />
      <label htmlFor={id} className="visually-hidden">
        {t('report.search')}
      </label>
      <input
        id={id}
        {...searchInput}
        maxLength={LONGEST}
        placeholder={t('report.search')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => typed.trim() !== search && onSearch(typed)}
      />
      {typed !== '' && <ClearSearchButton onClear={clear} />}
    </Field>
  );
}
