/**
 * State of a move that leaves the page where it is: the list below changes, and its visitor stays beside the control.
 */
export const KEEP_PLACE = { keepsPlace: true } as const;

/** Whether a move of the history is one of those. */
export const keepsPlace = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepsPlace' in state && state.keepsPlace === true;
