import type { OperatorSite } from '#contracts/generated/contracts.ts';
import type { Draft } from './draft.ts';

/** What every page of the place is given. */
export interface ContentProps {
  readonly site: OperatorSite;
  readonly draft: Draft;
  /** Why the operator may change nothing; undefined where it may. */
  readonly lock: string | undefined;
  /** Why the operator may not publish; undefined where it may. */
  readonly publishLock: string | undefined;
}

/** The id of a new entry in addresses. No other id begins with `~`. */
export const NEW_ENTRY = '~new';
