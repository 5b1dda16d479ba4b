import type {
  MadePublication,
  OperatorSites,
  PushedRevision,
  PushRevision,
  RevisionSources,
  SiteRevisions,
} from '#contracts/generated/contracts.ts';
import { operatorCall } from './operator-call.ts';

const SITES = '/wps/operator/sites';

/** The operator's calls on sites to a running gateway. */
export type OperatorClient = ReturnType<typeof operatorClient>;

/** @param origin of the gateway, such as `http://localhost:8080`. */
export function operatorClient(origin: string, token: string) {
  const { call, value } = operatorCall(origin, token);
  return {
    sites: () => value<OperatorSites>('GET', SITES),
    /** A page of a site's revisions, counted from 1: the newest come first. */
    revisions: (siteId: string, pageNo = 1) =>
      value<SiteRevisions>('GET', `${SITES}/${siteId}/revisions${pageNo === 1 ? '' : `?pageNo=${pageNo}`}`),
    sources: (siteId: string, revision: number) =>
      value<RevisionSources>('GET', `${SITES}/${siteId}/revisions/${revision}`),
    asset: async (siteId: string, digest: string): Promise<Buffer> =>
      Buffer.from(await (await call('GET', `${SITES}/${siteId}/assets/${digest}`)).arrayBuffer()),
    push: (siteId: string, push: PushRevision) => value<PushedRevision>('POST', `${SITES}/${siteId}/revisions`, push),
    publish: (siteId: string, revision: number, over: number | undefined) =>
      value<MadePublication>('POST', `${SITES}/${siteId}/publish`, { revision, ...(over !== undefined && { over }) }),
    rollBack: (siteId: string, revision: number | undefined, over: number | undefined) =>
      value<MadePublication>('POST', `${SITES}/${siteId}/rollback`, {
        ...(revision !== undefined && { revision }),
        ...(over !== undefined && { over }),
      }),
  };
}
