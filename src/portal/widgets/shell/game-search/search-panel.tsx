import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { gameSearchPath, gameSearchQuery } from '#portal/data/games/game-search-query.ts';
import { useTileActions } from '#portal/games/tile-actions.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Button } from '#portal/ui/button.tsx';
import { useSettled } from '#portal/ui/search/use-settled.ts';
import { FoundRows } from './found-rows.tsx';
import { List, Note, Panel } from './search-panel.styles.ts';
import { useActiveOption } from './use-active-option.ts';
import { WaitingRows } from './waiting-rows.tsx';

/** How long typing may pause before the gateway is asked. */
const PAUSE_MS = 120;

export interface SearchPanelProps {
  readonly listId: string;
  /** The text of the field, trimmed. */
  readonly typed: string;
  readonly size: number;
  readonly isInPlace: boolean;
  /** The panel's key handler, which the field calls. */
  readonly keys: RefObject<((event: KeyboardEvent) => void) | null>;
  readonly onActive: (optionId: string | null) => void;
  /** Called when a result was chosen. */
  readonly onLeave: () => void;
}

/** The results for the text of the field: vendors, games, and the ways to all of them. */
export function SearchPanel({ listId, typed, size, isInPlace, keys, onActive, onLeave }: SearchPanelProps) {
  const { t } = useWords();
  const { language } = useSite();
  const { actions } = useTileActions();
  const list = useRef<HTMLDivElement>(null);
  const query = useSettled(typed, PAUSE_MS);
  const path = gameSearchPath({ query, pageSize: size, language });
  // An answer that nobody waits for any more is given up with its call.
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...gameSearchQuery(path),
    placeholderData: keepPreviousData,
  });
  const isBehind = query !== typed || isPlaceholderData || data === undefined;
  const { activeId, onKeyDown } = useActiveOption(list, data);
  useEffect(() => {
    keys.current = onKeyDown;
    return () => {
      keys.current = null;
    };
  }, [keys, onKeyDown]);
  useEffect(() => {
    onActive(activeId);
    return () => onActive(null);
  }, [activeId, onActive]);

  const [said, setSaid] = useState('');
  useEffect(() => {
    if (data && !isBehind) setSaid(t('search.results', { count: data.totalCount }));
  }, [data, isBehind, t]);

  const isEmpty = data !== undefined && data.games.length === 0 && data.vendors.length === 0;
  return (
    // The focus stays in the field, whatever is pressed.
    <Panel $isInPlace={isInPlace} data-search-panel="" onMouseDown={(event) => event.preventDefault()}>
      <List ref={list} id={listId} role="listbox" aria-label={t('search.label')} aria-busy={isBehind && !isError}>
        {data && !isError && !isEmpty && (
          <FoundRows
            found={data}
            searched={query}
            listId={listId}
            activeId={activeId}
            actions={actions}
            onLeave={onLeave}
          />
        )}
      </List>
      {isError && (
        <Note>
          <b>{t('search.failed')}</b>
          <Button type="button" $look="secondary" $size="small" onClick={() => void refetch()}>
            {t('action.retry')}
          </Button>
        </Note>
      )}
      {!isError && data === undefined && <WaitingRows />}
      {!isError && isEmpty && (
        <Note>
          <b>{t('search.empty', { search: query })}</b>
          <span>{t('search.emptyHint')}</span>
        </Note>
      )}
      <div role="status" className="visually-hidden">
        {said}
      </div>
    </Panel>
  );
}
