import type { QueryClient } from '@tanstack/react-query';

/** Drops a member's own data from the cache, and refetches the parts that the page still shows. */
export function forgetMemberData(queryClient: QueryClient): void {
  void queryClient.resetQueries({ predicate: ({ meta }) => meta?.isOfMember === true });
}
