import { queryOptions } from '@tanstack/react-query';
import type { VendorHealthQuery } from '#contracts/generated/contracts.ts';
import { read } from '../calls/desk-client.ts';

/** The interval of polling. A point of the hour's chart is a minute long. */
const NEWS_EVERY_MS = 15_000;

/** The key of all that is known of a site's integrations. */
export const integrationsKey = (siteId: string) => ['integrations', siteId] as const;

export const integrationsPath = (siteId: string) => `/wps/operator/sites/${siteId}/integrations` as const;

export const integrationsQuery = (siteId: string) =>
  queryOptions({
    queryKey: [...integrationsKey(siteId), 'list'] as const,
    queryFn: ({ signal }) => read(integrationsPath(siteId), signal),
  });

export const historyQuery = (siteId: string, integrationId: string) =>
  queryOptions({
    queryKey: [...integrationsKey(siteId), 'history', integrationId] as const,
    queryFn: ({ signal }) => read(`${integrationsPath(siteId)}/${integrationId}/history`, signal),
  });

export type HealthSpan = VendorHealthQuery['span'];

export const healthQuery = (siteId: string, integrationId: string, span: HealthSpan) =>
  queryOptions({
    queryKey: ['vendor-health', siteId, integrationId, span] as const,
    queryFn: ({ signal }) =>
      read(`/wps/operator/sites/${siteId}/vendor-health?span=${span}&integration=${integrationId}`, signal),
    refetchInterval: NEWS_EVERY_MS,
  });
