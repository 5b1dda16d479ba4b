import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DeskPlace } from '../app/place-links.tsx';
import { useWords } from '../i18n/words.tsx';
import { membersQuery } from '../members/member-queries.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Icon } from '../ui/icon.tsx';
import { KeyHint } from '../ui/key-hint.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useSettled } from '../ui/use-settled.ts';
import { useShownDialog } from '../ui/use-shown-dialog.ts';
import { Dialog, Found, Group, Option } from './find-dialog.styles.ts';

/** The gateway looks for no fewer letters of an account. */
const FEWEST_LETTERS = 2;
const PAUSE_MS = 250;
/** More letters find the others. */
const SHOWN_MEMBERS = 6;

interface FindDialogProps {
  readonly places: readonly DeskPlace[];
  readonly membersOf: string | null;
  readonly onClose: () => void;
}

/** The field and what it finds: places first, then members. Arrows choose, Enter opens, Escape closes. */
export function FindDialog({ places, membersOf, onClose }: FindDialogProps) {
  const t = useWords();
  const id = useId();
  const navigate = useNavigate();
  const dialog = useShownDialog();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const typed = text.trim();
  const asked = useSettled(typed, PAUSE_MS);

  const isWanted = membersOf !== null && typed.length >= FEWEST_LETTERS;
  const query = useQuery({ ...membersQuery(membersOf ?? '', asked, 1), enabled: isWanted && asked === typed });
  const isWaiting = isWanted && (asked !== typed || query.data === undefined);
  const found = places.filter(({ label }) => label.toLocaleLowerCase().includes(typed.toLocaleLowerCase()));
  const members = isWanted && !isWaiting ? (query.data?.list ?? []).slice(0, SHOWN_MEMBERS) : [];
  const addresses = [
    ...found.map(({ to }) => to),
    ...members.map(({ memberId }) => `/members/${membersOf}/${memberId}`),
  ];
  useEffect(() => {
    document.getElementById(`${id}-${at}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [id, at]);

  const open = (address: string | undefined): void => {
    if (address === undefined) return;
    onClose();
    void navigate(address);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && addresses.length > 0) setAt((at + step + addresses.length) % addresses.length);
    else if (event.key === 'Enter') open(addresses[at]);
    else return;
    event.preventDefault();
  };
  const option = (index: number) => ({
    id: `${id}-${index}`,
    role: 'option',
    'aria-selected': index === at,
    onClick: () => open(addresses[index]),
  });
  const status = (): string => {
    if (isWaiting) return t(query.isError ? 'members.failed' : 'find.waiting');
    return addresses.length === 0 ? t('find.none') : '';
  };
  return (
    <Dialog
      ref={dialog}
      aria-label={t('find.title')}
      onClose={onClose}
      // A press beside it is one on the dialog itself.
      onPointerDown={({ target }) => target === dialog.current && onClose()}
    >
      <TextField
        label={t(membersOf === null ? 'find.place' : 'find.what')}
        value={text}
        onWrite={(next) => {
          setText(next);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
        icon="search"
        end={<KeyHint>Esc</KeyHint>}
        role="combobox"
        aria-expanded={addresses.length > 0}
        aria-controls={`${id}-found`}
        aria-autocomplete="list"
        aria-activedescendant={addresses.length > 0 ? `${id}-${at}` : undefined}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
      />
      <Found>
        <div id={`${id}-found`} role="listbox" aria-label={t('find.title')}>
          {found.length > 0 && (
            <Group role="group" aria-labelledby={`${id}-places`}>
              <h3 id={`${id}-places`} role="presentation">
                {t('shell.places')}
              </h3>
              {found.map(({ to, label, icon }, index) => (
                <Option key={to} {...option(index)}>
                  <Icon name={icon} size={16} stroke={1.9} />
                  <span>{label}</span>
                </Option>
              ))}
            </Group>
          )}
          {members.length > 0 && (
            <Group role="group" aria-labelledby={`${id}-members`}>
              <h3 id={`${id}-members`} role="presentation">
                {t('members.title')}
              </h3>
              {members.map(({ memberId, account, nickname }, index) => (
                <Option key={memberId} {...option(found.length + index)}>
                  <Avatar name={account} size={24} />
                  <span translate="no">{account}</span>
                  <small translate="no">{nickname ?? memberId}</small>
                </Option>
              ))}
            </Group>
          )}
        </div>
        <p role="status">{status()}</p>
      </Found>
    </Dialog>
  );
}
