import type { MadePublication, PushedRevision, PushRevision, SiteRevisions } from '#contracts/generated/contracts.ts';
import { TEST_OPERATOR_TOKEN, type TestGateway } from './start-gateway.ts';
import { successOf } from './unwrap.ts';

const authorization = `Bearer ${TEST_OPERATOR_TOKEN}`;

/** An operator's calls on revisions of a gateway. */
export function revisionCalls(gateway: TestGateway) {
  const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = { authorization }) =>
    gateway.ask(`/wps/operator/sites${path}`, {
      host: 'localhost',
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  return {
    call,
    push: async (siteId: string, push: PushRevision) =>
      successOf<PushedRevision>(await call('POST', `/${siteId}/revisions`, push)).revision,
    publish: async (siteId: string, revision: number) =>
      successOf<MadePublication>(await call('POST', `/${siteId}/publish`, { revision })),
    rollBack: async (siteId: string) => successOf<MadePublication>(await call('POST', `/${siteId}/rollback`, {})),
    revisions: async (siteId: string) => successOf<SiteRevisions>(await call('GET', `/${siteId}/revisions`)),
  };
}

/** The name of a site as visitors see it; the status of the answer where they see none. */
export const nameAt = async (gateway: TestGateway, siteId: string): Promise<string> => {
  const answer = await gateway.ask('/wps/system/permission?part=site', { host: `${siteId}.localhost` });
  return answer.status === 200 ? successOf<{ info: { name: string } }>(answer).info.name : String(answer.status);
};
