import { keptFlag } from '#portal/site/kept-flag.ts';

/**
 * Set where single letters and signs are no keys of the desk: who speaks to the computer, or presses keys by
 * mistake, must be able to switch them off (WCAG 2.2, 2.1.4).
 */
export const singleKeysOff = keptFlag('singleKeysOff');
