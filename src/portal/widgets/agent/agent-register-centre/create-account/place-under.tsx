import { type KeyboardEvent, useId, useState } from 'react';
import type { TeamRow } from '#contracts/generated/contracts.ts';
import { foundMembersQuery } from '#portal/data/desk/find-members.ts';
import { failureWords } from '#portal/data/failure-words.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import type { BoundField } from '#portal/forms/account-form.ts';
import { AccountFace } from '#portal/forms/desk/account-face.tsx';
import { FoundRow } from '#portal/forms/desk/found-row.ts';
import { FormIcon } from '#portal/forms/form-icon.tsx';
import { Box, FieldFrame, Hint } from '#portal/forms/form-look.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { ClearSearchButton } from '#portal/ui/search/clear-search-button.tsx';
import { searchInput } from '#portal/ui/search/search-input.ts';
import { useSettled } from '#portal/ui/search/use-settled.ts';
import { FoundList } from './place-under.styles.ts';

/** The gateway looks for no fewer letters. */
const FEWEST_LETTERS = 2;
const PAUSE_MS = 250;

/** One of the agent's agents. */
export type Placed = Pick<TeamRow, 'memberId' | 'account'>;

interface PlaceUnderProps {
  readonly bound: BoundField;
  /** Null for the agent itself. */
  readonly onChoose: (place: Placed | null) => void;
}

/** Where a new account stands: directly below the agent where nothing is typed, or below one of its agents. */
export function PlaceUnder({ bound, onChoose }: PlaceUnderProps) {
  const { name, value, fault, onWrite, onLeave } = bound;
  const t = useFormWords();
  const { t: say } = useWords();
  const { language } = useSite();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const typed = value.trim();
  const asked = useSettled(typed, PAUSE_MS);
  const isWanted = isOpen && asked.length >= FEWEST_LETTERS && typed.length >= FEWEST_LETTERS;
  const { data, error } = useOwnQuery(foundMembersQuery(asked, language, 'agent'), isWanted);
  const found = isWanted ? data?.list : undefined;
  const choose = (place: Placed | null): void => {
    onChoose(place);
    setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const count = found?.length ?? 0;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') setOpen(false);
    if (count === 0) return;
    const row = found?.[at];
    if (step !== undefined) setAt((at + step + count) % count);
    else if (event.key === 'Enter' && row) choose(row);
    else return;
    event.preventDefault();
  };
  const isWrong = fault !== undefined;
  return (
    <FieldFrame>
      <label htmlFor={id}>{t('register.under')}</label>
      <Box $isWrong={isWrong}>
        <input
          {...{ id, name, value, onKeyDown }}
          {...searchInput}
          dir={value === '' ? undefined : 'ltr'}
          role="combobox"
          aria-expanded={found !== undefined}
          aria-controls={`${id}-found`}
          aria-autocomplete="list"
          aria-activedescendant={found && found.length > 0 ? `${id}-${at}` : undefined}
          aria-invalid={isWrong}
          aria-describedby={`${id}-hint`}
          placeholder={t('register.underYou')}
          onChange={({ target }) => {
            // An empty field means directly below the agent.
            if (target.value.trim() === '') return choose(null);
            onWrite(target.value);
            setOpen(true);
            setAt(0);
          }}
          onBlur={() => {
            onLeave();
            setOpen(false);
          }}
        />
        {value !== '' && <ClearSearchButton onClear={() => choose(null)} />}
      </Box>
      {isWanted && (
        <FoundList>
          <div id={`${id}-found`} role="listbox" aria-label={t('register.agents')}>
            {found?.map((row, index) => (
              <FoundRow
                key={row.memberId}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === at}
                // A press would take the focus from the field first, which closes the list.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(row)}
              >
                <AccountFace account={row.account} />
                <bdi translate="no">{row.account}</bdi>
                {row.nickname !== null && <small>{row.nickname}</small>}
              </FoundRow>
            ))}
          </div>
          {found?.length === 0 && <p role="status">{t('register.underNone')}</p>}
          {!found && <p role="status">{error ? failureWords(error, say) : t('search.waiting')}</p>}
        </FoundList>
      )}
      <Hint id={`${id}-hint`} $isWrong={isWrong}>
        {isWrong && <FormIcon name="circle-alert" size={15} />}
        <span>{fault ?? t('register.underHint')}</span>
      </Hint>
    </FieldFrame>
  );
}
