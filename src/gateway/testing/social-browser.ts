import type { SiteResponse } from '#tests/harness/site-request.ts';
import type { TestGateway } from './start-gateway.ts';

/**
 * A browser as far as signing in by a service asks: it keeps cookies by host, and follows where it is led one step at a
 * time.
 */
export function socialBrowser({ ask, port }: Pick<TestGateway, 'ask' | 'port'>) {
  const jars = new Map<string, Map<string, string>>();
  const jarOf = (host: string): Map<string, string> => {
    const jar = jars.get(host) ?? new Map<string, string>();
    jars.set(host, jar);
    return jar;
  };

  const visit = async (address: string, form?: Readonly<Record<string, string>>): Promise<SiteResponse> => {
    const { hostname, pathname, search, origin } = new URL(address, `http://aurora.localhost:${port}`);
    const cookie = [...jarOf(hostname)].map(([name, value]) => `${name}=${value}`).join('; ');
    const sent = form && {
      method: 'POST',
      body: String(new URLSearchParams(form)),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin, ...(cookie && { cookie }) },
    };
    const response = await ask(`${pathname}${search}`, {
      host: hostname,
      ...(sent ?? { headers: cookie === '' ? {} : { cookie } }),
    });
    for (const line of response.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /max-age=0/i.test(line)) jarOf(hostname).delete(name);
      else jarOf(hostname).set(name, value);
    }
    return response;
  };

  /** The redirect target of an answer, as an absolute URL. */
  const ledTo = (response: SiteResponse, from = `http://aurora.localhost:${port}`): string =>
    new URL(response.headers.location ?? '', from).href;

  /**
   * Answers the pages of a service from an address of its on, until it leads back; gives the address of the way back,
   * not yet visited.
   */
  const answerService = async (
    from: string,
    who: Readonly<Record<string, string>>,
    consent: 'allow' | 'cancel' = 'allow',
  ): Promise<string> => {
    const identity = `http://identity.localhost:${port}`;
    let address = from;
    for (let step = 0; step < 12; step += 1) {
      if (address.includes('/callback')) return address;
      const response = await visit(address);
      if (response.headers.location !== undefined) {
        address = ledTo(response, identity);
        continue;
      }
      const isConsent = response.text.includes('will be told');
      const answer = isConsent ? consent : 'account';
      address = ledTo(await visit(`${address}/${answer}`, isConsent ? {} : who), identity);
    }
    throw new Error(`the way did not end: ${address}`);
  };

  return {
    visit,
    ledTo,
    cookie: (name: string, host = 'aurora.localhost'): string | undefined => jarOf(host).get(name),
    setCookie: (name: string, value: string, host = 'aurora.localhost') => jarOf(host).set(name, value),

    answerService,

    /**
     * Goes to a service and answers its pages until it leads back; gives the address of the way back, not yet visited.
     */
    async goThrough(start: string, who: Readonly<Record<string, string>>, consent: 'allow' | 'cancel' = 'allow') {
      return answerService(ledTo(await visit(start)), who, consent);
    },
  };
}
