import { type RefObject, useRef, useState } from 'react';
import { type ChosenDays, type Period, useChosenDays } from '#portal/forms/records/record-days.tsx';
import { glide } from '#portal/ui/wants-rest.ts';

/** What a report about a team is asked for: days, an account and a page. */
export interface Report {
  readonly days: ChosenDays;
  /** An account; empty for everybody. */
  readonly search: string;
  readonly seek: (account: string) => void;
  readonly pageNo: number;
  /** Goes back to the first page, as every filter does. */
  readonly toFirst: () => void;
  /** Shows another page from its top. */
  readonly turnTo: (pageNo: number) => void;
  readonly top: RefObject<HTMLElement | null>;
}

/** The choices of a report. It begins with everybody. @param first the days that it begins with. */
export function useReport(first: Period = 'fortnight'): Report {
  const [search, setSearch] = useState('');
  const [pageNo, setPage] = useState(1);
  const toFirst = (): void => setPage(1);
  const days = useChosenDays(first, toFirst);
  const top = useRef<HTMLElement>(null);
  return {
    ...{ days, search, pageNo, toFirst, top },
    seek: (account) => {
      setSearch(account.trim());
      toFirst();
    },
    turnTo: (to) => {
      setPage(to);
      top.current?.focus({ preventScroll: true });
      top.current?.scrollIntoView({ block: 'start', behavior: glide() });
    },
  };
}
