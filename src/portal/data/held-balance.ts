import { useEffect, useRef, useSyncExternalStore } from 'react';

/*
 * A balance is settled before its round or race has been shown, and would tell the result. Whatever shows one holds the
 * balance that pages show; the query has the present one all the time (decision 38).
 */

const listeners = new Set<() => void>();
let holds = 0;

function changeBy(step: 1 | -1): void {
  holds += step;
  for (const changed of listeners) changed();
}

/** Holds the shown balance while `isHeld`, and until the caller is gone. */
export function useBalanceHold(isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) return;
    changeBy(1);
    return () => changeBy(-1);
  }, [isHeld]);
}

/** The balance to show: the present one, or the one of before it was held. @param balance a decimal. */
export function useShownBalance(balance: string | undefined): string | undefined {
  const isHeld = useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => holds > 0,
    () => false,
  );
  const shown = useRef(balance);
  if (!isHeld || shown.current === undefined) shown.current = balance;
  return shown.current;
}
