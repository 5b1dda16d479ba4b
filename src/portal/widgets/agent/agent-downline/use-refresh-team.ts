import { useQueryClient } from '@tanstack/react-query';
import { isAboutTeam } from '#portal/data/team-queries.ts';

/** Refetches what is shown of the team, after a change to it. */
export function useRefreshTeam(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ predicate: ({ queryKey }) => isAboutTeam(queryKey) });
}
