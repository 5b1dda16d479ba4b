/** Groups of controls that F6 moves between: places, chips, actions, the bar. */
const GROUPS = '[role=group], [role=radiogroup], .chip-actions, .bar';
const STOPS = 'button:not([tabindex="-1"]), input, select, a[href], [tabindex="0"]';

/**
 * Moves the focus to the next group of a game's controls, or to the one before. Groups without anything to focus are
 * left out, and of groups within others the outer ones.
 */
export function moveBetweenGroups(page: Document, isBack: boolean): void {
  const groups = [...page.querySelectorAll<HTMLElement>(GROUPS)].filter(
    (group) => group.parentElement?.closest(GROUPS) == null && stopIn(group) !== null,
  );
  const current = groups.findIndex((group) => group.contains(page.activeElement));
  const step = isBack ? -1 : 1;
  const next = current < 0 ? (isBack ? -1 : 0) : (current + step) % groups.length;
  stopIn(groups.at(next))?.focus();
}

function stopIn(group: HTMLElement | undefined): HTMLElement | null {
  return group?.querySelector<HTMLElement>(STOPS) ?? null;
}
