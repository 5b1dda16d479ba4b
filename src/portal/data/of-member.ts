import type { QueryClient } from '@tanstack/react-query';

/** Marks what a query brings as one member's own: it goes with the session. */
export const OF_MEMBER = { meta: { isOfMember: true } } as const;

/** Drops a member's own data from the cache, and refetches the parts that the page still shows. */
export function forgetMemberData(queryClient: QueryClient): void {
  void queryClient.resetQueries({ predicate: ({ meta }) => meta?.isOfMember === true });
}
