import type { HelpCentre } from '#contracts/generated/contracts.ts';

/** Three terms of help. */
export const buildHelpCentre = (): HelpCentre => ({
  terms: [
    { term: 'deposits', title: 'How do I pay in?', content: 'Choose a way to pay and follow the steps.' },
    { term: 'limits', title: 'How do I set limits?', content: 'Your profile has a page for them.' },
    { term: 'privacy', title: 'Who sees my data?', content: 'Nobody but us.' },
  ],
});
