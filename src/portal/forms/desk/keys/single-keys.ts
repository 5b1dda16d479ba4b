import { keptFlag } from '#portal/site/kept-flag.ts';

/**
 * Letters and signs alone are keys of the desk unless this is set: who speaks to the computer, or presses keys by
 * mistake, must be able to switch them off (WCAG 2.2, 2.1.4).
 */
export const singleKeysOff = keptFlag('singleKeysOff');
