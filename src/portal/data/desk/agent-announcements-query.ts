import { queryOptions } from '@tanstack/react-query';
import type { LanguageCode } from '#contracts/generated/contracts.ts';
import { gatewayQuery } from '#portal/data/gateway-client.ts';
import { OF_MEMBER } from '#portal/data/of-member.ts';

/** The notices that agents alone see. */
export const agentAnnouncementsQuery = (language: LanguageCode) =>
  queryOptions({
    ...gatewayQuery(`/wps/agent/announcements?${new URLSearchParams({ language })}`),
    ...OF_MEMBER,
  });
