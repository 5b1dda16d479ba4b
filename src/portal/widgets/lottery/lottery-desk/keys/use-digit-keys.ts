import { type RefObject, useEffect, useRef } from 'react';
import type { LotteryBetType } from '#contracts/generated/contracts.ts';
import { mayTakeKey } from './may-take-key.ts';
import { readTyped } from './typed-digits.ts';

/** How long to wait for a second digit, in milliseconds. */
export const ALONE_AFTER_MS = 900;
/** Marks a row of numbers. Digits are for the row that has the focus, else for the first one. */
const ROW = 'data-digits';

interface DigitKeys {
  readonly box: RefObject<HTMLElement | null>;
  readonly type: LotteryBetType;
  readonly isLocked: boolean;
  readonly onPick: (number: string) => void;
}

/** Picks numbers of a row by digit keys. @returns the attribute of its box. */
export function useDigitKeys(keys: DigitKeys): { readonly [ROW]: '' } {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    let typed = '';
    let timer: ReturnType<typeof setTimeout> | undefined;
    const forget = (): void => {
      typed = '';
      clearTimeout(timer);
    };
    const pick = (number: string | null): void => {
      forget();
      if (number !== null && !latest.current.isLocked) latest.current.onPick(number);
    };
    const press = (event: KeyboardEvent): void => {
      const isMine = /^\d$/.test(event.key) && mayTakeKey(event) && isOfRow(latest.current.box.current);
      const before = typed;
      forget();
      if (!isMine) return;
      event.preventDefault();
      typed = before + event.key;
      const meant = readTyped(typed, latest.current.type);
      if (meant.kind === 'waits') timer = setTimeout(() => pick(meant.number), ALONE_AFTER_MS);
      else pick(meant.kind === 'number' ? meant.number : null);
    };
    document.addEventListener('keydown', press);
    return () => {
      forget();
      document.removeEventListener('keydown', press);
    };
  }, []);
  return { [ROW]: '' };
}

function isOfRow(box: HTMLElement | null): boolean {
  const focused = document.activeElement?.closest(`[${ROW}]`) ?? document.querySelector(`[${ROW}]`);
  return box !== null && focused === box;
}
