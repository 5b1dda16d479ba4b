import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { beforeAll, expect, it } from 'vitest';
import type { AnnouncementEntry, Announcements, PushRevision, SiteRevisions } from '#contracts/generated/contracts.ts';
import { operatorCalls } from '#gateway/testing/operator-calls.ts';
import { startGateway, TEST_OPERATOR_TOKEN, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { browser, htmlOf } from '#gateway/testing/test-pages.ts';
import { testPortal } from '#gateway/testing/test-portal.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { hostileHtml } from '#tests/harness/hostile-html.ts';
import { markedSite } from '#tests/harness/marked-site.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';

const ANNOUNCEMENTS = '/wps/relay/MCSFE_getListAnnouncements';
const EXECUTIONS = ['A', 'B', 'F'] as const;

/** A site with this text as its only announcement. */
function siteThatSays(html: string): PushRevision {
  const { sources, assets } = markedSite('hostile', 'one');
  const announcements = [{ id: 'news', kind: 'PU', execution: 'B', title: { EN: 'News' }, content: { EN: html } }];
  const file = 'sites/hostile/content/announcements.json';
  return { sources: { ...sources, [file]: JSON.stringify({ announcements }) }, assets };
}

/**
 * Every attack in every kind of announcement and for every audience, as a revision from before the check would hold it.
 */
const storedAttacks: AnnouncementEntry[] = Object.values(hostileHtml).flatMap(({ html }, number) =>
  (['PL', 'PU', 'PR', 'H'] as const).flatMap((kind) =>
    EXECUTIONS.map((execution) => ({
      id: `attack-${number}-${kind.toLowerCase()}-${execution.toLowerCase()}`,
      kind,
      execution,
      title: { EN: 'News' },
      content: { EN: html },
    })),
  ),
);

const harmless = new Set(
  ['p', 'div', 'span', 'strong', 'b', 'em', 'i', 's', 'u', 'a', 'img', 'table', 'tbody', 'tr', 'td', 'br'].concat([
    'ul',
    'ol',
    'li',
    'h2',
    'h3',
  ]),
);

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Lists the harmful elements, attributes and addresses that a browser would parse from a text. */
function harmIn(html: string): string[] {
  return parseFragment(html).childNodes.flatMap(harmOf);
}

function harmOf(node: Node): string[] {
  if (node.nodeName === '#text') return [];
  if (!('tagName' in node) || !harmless.has(node.tagName)) return [`<${node.nodeName}>`];
  const { tagName: tag, attrs, childNodes } = node;
  const harm = attrs.flatMap(({ name, value }) => {
    if (name === 'href' && tag === 'a') return /^(?:https?:\/\/|mailto:|tel:|\/[^/\\])/.test(value) ? [] : [value];
    if (name === 'src' && tag === 'img') return /^\/site-assets\/[^/]/.test(value) ? [] : [value];
    return ['alt', 'width', 'height'].includes(name) ? [] : [`${name} of <${tag}>`];
  });
  return [...harm, ...childNodes.flatMap(harmOf)];
}

describeOnOneEngine('HTML of an announcement', (open) => {
  let gateway: TestGateway;
  let operator: ReturnType<typeof operatorCalls>;

  beforeAll(async () => {
    const portal = testPortal({ loads: EXECUTIONS.map((execution) => `${ANNOUNCEMENTS}?execution=${execution}`) });
    const sites = [siteDocuments({ id: 'aurora', announcements: storedAttacks })];
    gateway = await startGateway(await open(), { portal, sites });
    operator = operatorCalls(gateway);
    return () => gateway.close();
  });

  it('is refused on the way in, with the file and the element, whatever the attack', async () => {
    const kept: string[] = [];
    for (const [attack, { html, named }] of Object.entries(hostileHtml)) {
      const body = JSON.stringify(siteThatSays(html));
      const answer = await gateway.ask('/wps/operator/sites/hostile/revisions', {
        host: 'localhost',
        method: 'POST',
        headers: { authorization: `Bearer ${TEST_OPERATOR_TOKEN}`, 'content-type': 'application/json' },
        body,
      });
      if (answer.status < 400) {
        kept.push(attack);
        continue;
      }
      expect(refusalOf(answer).code, attack).toBe('documents_refused');
      expect(answer.text, attack).toContain('sites/hostile/content/announcements.json:');
      const problems: string[] = JSON.parse(answer.text).problems ?? [];
      expect(problems.join('\n'), attack).toMatch(named);
    }
    expect(kept).toEqual([]);
    const { revisions } = successOf<SiteRevisions>(await operator.call('/sites/hostile/revisions'));
    expect(revisions).toEqual([]);
  });

  it('is not served from an older revision that holds it', async () => {
    for (const execution of EXECUTIONS) {
      const { player, popup, promotion } = successOf<Announcements>(
        await gateway.ask(`${ANNOUNCEMENTS}?execution=${execution}`),
      );
      const served = [...player, ...popup, ...promotion];
      expect(served).toHaveLength(Object.keys(hostileHtml).length * 4);
      for (const { id, content } of served) expect(harmIn(content), `${id}: ${content}`).toEqual([]);
    }
  });

  it('reaches no page', async () => {
    const page = htmlOf(await gateway.ask('/', { headers: browser }));
    expect(page).toContain('News');
    const harm =
      /<(?:script|style)(?! nonce)|<(?:svg|math|iframe|form|input)|\son\w+=|href=\\*"?(?:javascript|data):/gi;
    expect(page.match(harm) ?? []).toEqual([]);
  });
});
