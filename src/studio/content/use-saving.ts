import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sitesQuery } from '../session/operator-session.ts';
import { contentKey, type Draft, type ListChange, saveList } from './draft.ts';

/** Saves changes of a draft, and reads the draft again. */
export function useSaving(draft: Draft) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: ListChange) => saveList(draft, change),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: contentKey(draft.siteId) });
      void client.invalidateQueries({ queryKey: sitesQuery.queryKey });
    },
  });
}
