import type { KeyboardEvent } from 'react';
import { singleKeysOff } from './single-keys.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/** Leads the focus from one row of a table to the next by the arrows or J and K, where rows are opened by a button. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  const step = STEPS[key];
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  if (key.length === 1 && singleKeysOff.isSet()) return;
  const openers = [...currentTarget.querySelectorAll<HTMLElement>('button[aria-pressed]')];
  const at = openers.indexOf(target as HTMLElement);
  const next = at < 0 ? undefined : openers[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
