import { keptFlag } from '#portal/site/kept-flag.ts';

/** Whether this browser shows asterisks where a balance would be, and how that is changed. */
export const { use: useHiddenBalance } = keptFlag('balanceHidden');
