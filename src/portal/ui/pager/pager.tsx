import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useWords } from '#portal/i18n/words.tsx';
import { Icon } from '../icon.tsx';
import { Gap, List, Pages, Range, Short } from './pager.styles.ts';
import { pagesShown } from './pages-shown.ts';

/** How a page is reached: at an address of its own, or by a call. */
export type PageWay =
  | { readonly addressOf: (page: number) => string; readonly state?: unknown }
  | { readonly onPage: (page: number) => void };

interface PagerProps {
  /** From 1. */
  readonly page: number;
  readonly total: number;
  readonly pageSize: number;
  readonly marginPages?: number;
  readonly range?: number;
  readonly way: PageWay;
}

/** The pages of a list, and which of its entries are shown. */
export function Pager({ page, total, pageSize, marginPages = 2, range = 5, way }: PagerProps) {
  const { t, number } = useWords();
  const last = Math.ceil(total / pageSize);
  const current = Math.min(page, last);
  const from = (current - 1) * pageSize + 1;
  const to = Math.min(total, current * pageSize);
  const step = (to: number, label: string, icon: 'chevron-left' | 'chevron-right') => (
    <li key={icon}>
      <Step page={to} way={way} label={label} isOff={to < 1 || to > last}>
        <Icon name={icon} size={18} stroke={2} />
      </Step>
    </li>
  );
  const slots = pagesShown(current, last, { marginPages, range });
  return (
    <Pages>
      <List>
        {step(current - 1, t('action.previous'), 'chevron-left')}
        {slots.map((slot, index) =>
          slot === 'gap' ? (
            <Gap key={`after-${slots[index - 1]}`} aria-hidden="true">
              …
            </Gap>
          ) : (
            <li key={slot} data-page>
              <Step page={slot} way={way} label={t('lobby.page', { page: number(slot) })} isCurrent={slot === current}>
                {number(slot)}
              </Step>
            </li>
          ),
        )}
        <Short>{t('lobby.pageOf', { page: number(current), pages: number(last) })}</Short>
        {step(current + 1, t('action.next'), 'chevron-right')}
      </List>
      <Range>
        <bdi>{t('lobby.range', { from: number(from), to: number(to), total: number(total) })}</bdi>
      </Range>
    </Pages>
  );
}

interface StepProps {
  readonly page: number;
  readonly way: PageWay;
  readonly label: string;
  readonly isCurrent?: boolean;
  readonly isOff?: boolean;
  readonly children: ReactNode;
}

function Step({ page, way, label, isCurrent = false, isOff = false, children }: StepProps) {
  const mark = isCurrent ? { 'aria-current': 'page' as const } : {};
  if (isOff)
    return (
      <button type="button" disabled aria-label={label}>
        {children}
      </button>
    );
  if ('onPage' in way)
    return (
      <button type="button" aria-label={label} {...mark} onClick={() => way.onPage(page)}>
        {children}
      </button>
    );
  return (
    <Link to={way.addressOf(page)} state={way.state} aria-label={label} {...mark}>
      {children}
    </Link>
  );
}
