/** Marks what a query brings as one member's own: it goes with the session. */
export const OF_MEMBER = { meta: { isOfMember: true } } as const;
