import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useWords } from '#studio/i18n/words.tsx';
import { coarsePointer, color, radius } from '../theme/tokens.ts';
import { Icon } from '../ui/icon.tsx';
import { PopupFrame, popupRowStyle, popupStyle } from '../ui/popup-look.ts';
import { usePopup } from '../ui/use-popup.ts';

const Current = styled.button`
  display: flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  max-width: 180px;
  height: 36px;
  padding-inline: 6px;
  border-radius: ${radius.s};
  font-size: 13px;
  line-height: 18px;
  font-weight: 600;
  > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  > svg { flex: none; color: ${color.tx3}; }
  &:hover, &[aria-expanded='true'] { background: ${color.surf2}; }
  ${coarsePointer} { height: 44px; }
`;

const List = styled.div<{ readonly $place: 'below-start' }>`
  ${popupStyle}
  outline-offset: -2px;
  button {
    ${popupRowStyle}
    > svg { color: ${color.pri}; }
    &[data-active] { background: ${color.surf2}; }
  }
`;

export interface DeskSite {
  readonly id: string;
  readonly name: string;
}

interface SiteSwitchProps {
  readonly sites: readonly DeskSite[];
  readonly siteId: string | null;
  readonly onSite: (siteId: string) => void;
}

/** How long letters are taken for the beginning of one name. */
const TYPED_MS = 600;

/** The site that the desk looks at, chosen from a list that works by keys as a select of the system does. */
export function SiteSwitch({ sites, siteId, onSite }: SiteSwitchProps) {
  const t = useWords();
  const { isOpen, open, close, leave, frame, button } = usePopup();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: '', at: 0 });
  const chosen = sites.findIndex((site) => site.id === siteId);
  const [active, setActive] = useState(0);
  const optionId = (at: number) => `${id}-${at}`;

  useEffect(() => {
    if (isOpen) list.current?.focus();
  }, [isOpen]);
  useEffect(() => {
    if (isOpen) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, id, active]);

  const show = () => {
    setActive(Math.max(0, chosen));
    open();
  };
  const choose = (at: number) => {
    close();
    const site = sites[at];
    if (site && site.id !== siteId) onSite(site.id);
  };
  const onListKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return leave();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const last = sites.length - 1;
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter' || event.key === ' ') choose(active);
    else if (event.key === 'ArrowDown') setActive(Math.min(active + 1, last));
    else if (event.key === 'ArrowUp') setActive(Math.max(active - 1, 0));
    else if (event.key === 'Home') setActive(0);
    else if (event.key === 'End') setActive(last);
    else if (event.key.length === 1) setActive(byLetters(event.key, event.timeStamp));
    else return;
    event.preventDefault();
    // Pages have keys of their own, which are not meant here.
    event.stopPropagation();
  };
  const byLetters = (letter: string, now: number): number => {
    const { text, at } = typed.current;
    const beginning = (now - at < TYPED_MS ? text : '') + letter.toLowerCase();
    typed.current = { text: beginning, at: now };
    const found = sites.findIndex(({ name }) => name.toLowerCase().startsWith(beginning));
    return found < 0 ? active : found;
  };

  return (
    <PopupFrame ref={frame}>
      <Current
        ref={button}
        type="button"
        aria-label={t('shell.siteIs', { site: sites[chosen]?.name ?? t('shell.noSite') })}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        {...(isOpen && { 'aria-controls': id })}
        onClick={() => (isOpen ? close() : show())}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          show();
        }}
      >
        <span translate="no">{sites[chosen]?.name ?? t('shell.noSite')}</span>
        <Icon name="chevrons-up-down" size={14} />
      </Current>
      {isOpen && (
        <List
          id={id}
          ref={list}
          $place="below-start"
          role="listbox"
          tabIndex={-1}
          aria-label={t('shell.sites')}
          aria-activedescendant={optionId(active)}
          onKeyDown={onListKey}
        >
          {sites.map((site, at) => (
            <button
              type="button"
              key={site.id}
              id={optionId(at)}
              role="option"
              tabIndex={-1}
              aria-selected={at === chosen}
              {...(at === active && { 'data-active': '' })}
              onClick={() => choose(at)}
              onPointerMove={() => setActive(at)}
            >
              <span translate="no">{site.name}</span>
              {at === chosen && <Icon name="check" size={16} />}
            </button>
          ))}
        </List>
      )}
    </PopupFrame>
  );
}
