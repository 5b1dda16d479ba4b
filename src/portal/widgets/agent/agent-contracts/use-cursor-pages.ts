import { useState } from 'react';

/** The pages of a list that goes on after the last entry of the page before. */
export interface CursorPages {
  readonly pageNo: number;
  /** After which entry the page goes on; undefined for the first one. */
  readonly before: string | undefined;
  /** Turns to the next page or to the one before. @param next the cursor that the shown page gave. */
  readonly turnTo: (pageNo: number, next: string | null) => void;
  readonly toFirst: () => void;
}

/** Which page is shown. The cursors of pages before it are kept for the way back. */
export function useCursorPages(): CursorPages {
  const [cursors, setCursors] = useState<readonly string[]>([]);
  return {
    ...{ pageNo: cursors.length + 1, before: cursors.at(-1) },
    turnTo: (pageNo, next) => {
      if (pageNo <= cursors.length) setCursors(cursors.slice(0, pageNo - 1));
      // A second press, while the next page is on its way, has the cursor of the same page.
      else if (next !== null && next !== cursors.at(-1)) setCursors([...cursors, next]);
    },
    toFirst: () => setCursors([]),
  };
}
