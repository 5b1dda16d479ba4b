import { isOddsFormat, type OddsFormat } from './odds-text.ts';

const KEY = 'oddsFormat';

/** The format of odds that a player chose. Browsers may keep nothing for a frame, which then has it until it closes. */
export function keptFormat(storage: () => Pick<Storage, 'getItem'>): OddsFormat | null {
  try {
    const kept = storage().getItem(KEY);
    return isOddsFormat(kept) ? kept : null;
  } catch {
    return null;
  }
}

export function keepFormat(storage: () => Pick<Storage, 'setItem'>, format: OddsFormat): void {
  try {
    storage().setItem(KEY, format);
  } catch {
    // The choice holds for this page alone.
  }
}
