import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Action } from '#contracts/generated/contracts.ts';
import { useActionAddress } from '#portal/actions/actions.tsx';
import { useMenuItems } from '#portal/actions/menu-items.ts';
import { linksThatLead } from '#portal/actions/part-links.ts';
import { foundMembersQuery } from '#portal/data/desk/find-members.ts';
import { failureWords } from '#portal/data/failure-words.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { Box, FieldFrame } from '#portal/forms/form-look.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { usePageParts } from '#portal/site/use-page-parts.ts';
import { Icon } from '#portal/ui/icon.tsx';
import { searchInput } from '#portal/ui/search/search-input.ts';
import { useSettled } from '#portal/ui/search/use-settled.ts';
import { AccountFace } from '../account-face.tsx';
import { FoundRow } from '../found-row.ts';
import { Found, Group } from './find-form.styles.ts';
import { pagesNamed } from './pages-named.ts';

/** The gateway looks for no fewer letters. */
const FEWEST_LETTERS = 2;
const PAUSE_MS = 250;

export interface DeskFindProps {
  /** The menu whose pages are found. */
  readonly menu: string | undefined;
  /** Where a member of the team is opened; without it, pages alone are found. */
  readonly downline: Action | undefined;
}

interface FindFormProps extends DeskFindProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onDone: () => void;
}

/** The field and what it finds: pages first, then members. Arrows choose, Enter opens. */
export function FindForm({ menu, downline, field, onDone }: FindFormProps) {
  const t = useFormWords();
  const { t: say, text } = useWords();
  const { language } = useSite();
  const id = useId();
  const navigate = useNavigate();
  const addressOf = useActionAddress();
  const [written, setWritten] = useState('');
  const [at, setAt] = useState(0);
  const typed = written.trim();
  const { parts } = usePageParts();
  const pages = pagesNamed(linksThatLead(useMenuItems(menu), parts), typed, { text, addressOf });
  const asked = useSettled(typed, PAUSE_MS);
  const place = addressOf(downline)?.href;
  const isWanted = place !== undefined && typed.length >= FEWEST_LETTERS;
  const { data, error } = useOwnQuery(foundMembersQuery(asked, language), isWanted && asked.length >= FEWEST_LETTERS);
  const isWaiting = isWanted && (asked !== typed || data === undefined);
  const members = isWanted && !isWaiting ? (data?.list ?? []) : [];
  const choices = [
    ...pages.map(({ href }) => href),
    ...members.map(({ memberId }) => `${place}${place?.includes('?') ? '&' : '?'}member=${memberId}`),
  ];
  useEffect(() => {
    document.getElementById(`${id}-${at}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [id, at]);
  const open = (address: string | undefined): void => {
    if (address === undefined) return;
    onDone();
    void navigate(address);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && choices.length > 0) setAt((at + step + choices.length) % choices.length);
    else if (event.key === 'Enter') open(choices[at]);
    else return;
    event.preventDefault();
  };
  const option = (index: number) => ({
    id: `${id}-${index}`,
    role: 'option',
    'aria-selected': index === at,
    onClick: () => open(choices[index]),
  });
  const status = (): string => {
    if (isWaiting) return error ? failureWords(error, say) : t('search.waiting');
    return choices.length === 0 ? t('desk.findNone') : '';
  };
  return (
    <>
      <FieldFrame>
        <label htmlFor={id}>{t('desk.findWhat')}</label>
        <Box $isWrong={false}>
          <input
            {...searchInput}
            {...{ id, onKeyDown }}
            ref={field}
            value={written}
            role="combobox"
            aria-expanded={choices.length > 0}
            aria-controls={`${id}-found`}
            aria-autocomplete="list"
            aria-activedescendant={choices.length > 0 ? `${id}-${at}` : undefined}
            onChange={({ target }) => {
              setWritten(target.value);
              setAt(0);
            }}
          />
        </Box>
      </FieldFrame>
      <Found>
        <div id={`${id}-found`} role="listbox" aria-label={t('desk.find')}>
          {pages.length > 0 && (
            <Group role="group" aria-labelledby={`${id}-pages`}>
              <h3 id={`${id}-pages`} role="presentation">
                {t('desk.findPages')}
              </h3>
              {pages.map(({ id: key, name, icon }, index) => (
                <FoundRow key={key} {...option(index)}>
                  {icon && <Icon name={icon} size={17} stroke={1.8} />}
                  {name}
                </FoundRow>
              ))}
            </Group>
          )}
          {members.length > 0 && (
            <Group role="group" aria-labelledby={`${id}-members`}>
              <h3 id={`${id}-members`} role="presentation">
                {t('team.downline')}
              </h3>
              {members.map(({ memberId, account, nickname }, index) => (
                <FoundRow key={memberId} {...option(pages.length + index)}>
                  <AccountFace account={account} />
                  <bdi translate="no">{account}</bdi>
                  {nickname !== null && <small>{nickname}</small>}
                </FoundRow>
              ))}
            </Group>
          )}
        </div>
        <p role="status">{status()}</p>
      </Found>
    </>
  );
}
