import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ChangeMaintenance, ChangeRegion } from '#contracts/generated/contracts.ts';
import { read, send } from '../calls/desk-client.ts';

/** How often the page asks for news: others may switch, and plans begin. */
const NEWS_EVERY_MS = 10_000;

/** What visitors of a site get now. */
export const statusQuery = (siteId: string) =>
  queryOptions({
    queryKey: ['status', siteId] as const,
    queryFn: ({ signal }) => read(`/wps/operator/sites/${siteId}/status`, signal),
    refetchInterval: NEWS_EVERY_MS,
  });

/** A change of a site's status: of its maintenance or of its region rule. */
export type StatusChange = { readonly maintenance: ChangeMaintenance } | { readonly region: ChangeRegion };

/** Changes the status of a site. What is shown is the gateway's answer. */
export function useStatusChange(siteId: string) {
  const client = useQueryClient();
  const { queryKey } = statusQuery(siteId);
  return useMutation({
    mutationFn: (change: StatusChange) => {
      const path = `/wps/operator/sites/${siteId}/status` as const;
      return 'maintenance' in change
        ? send('PUT', `${path}/maintenance`, change.maintenance)
        : send('PUT', `${path}/region`, change.region);
    },
    async onSuccess(status) {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, status);
    },
  });
}

/** A change that waits for its confirmation. */
export interface AskedChange {
  readonly title: string;
  readonly effects: readonly string[];
  readonly action: string;
  readonly change: StatusChange;
}

/** Asks before a change, makes it, and tells the refusal. */
export function useAskedChange(siteId: string) {
  const [asked, ask] = useState<AskedChange | null>(null);
  const { mutate, isPending, error, reset } = useStatusChange(siteId);
  const confirm = () => asked !== null && mutate(asked.change, { onSettled: () => ask(null) });
  const begin = (change: AskedChange) => {
    reset();
    ask(change);
  };
  return { asked, ask: begin, cancel: () => ask(null), confirm, isPending, error };
}
