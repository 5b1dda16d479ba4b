import type { QueryClient } from '@tanstack/react-query';

/** Marks what a query brings as one member's own: it goes with the session. */
export const OF_MEMBER = { meta: { isOfMember: true } } as const;

/** Forgets what is a member's own, and asks anew for what the page still shows of it. */
export function forgetMemberData(queryClient: QueryClient): void {
  void queryClient.resetQueries({ predicate: ({ meta }) => meta?.isOfMember === true });
}
