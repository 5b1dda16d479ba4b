/** What is posted to a merchant. */
export interface WebhookRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Posts a webhook and answers the status. It throws where there was no answer in time. */
export type SendWebhook = (request: WebhookRequest) => Promise<number>;

const TIMEOUT_MS = 5_000;

/** Over the network. A redirect is an answer like any other that is not 2xx: it is not followed. */
export const sendWebhook: SendWebhook = async ({ url, headers, body }) => {
  const answer = await fetch(url, {
    method: 'POST',
    headers,
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await answer.body?.cancel();
  return answer.status;
};
