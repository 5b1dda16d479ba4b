import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { WIDGET_SCHEMAS, type WidgetName } from '#contracts/generated/contracts.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { NODE_ID, renderWidget } from '#portal/testing/render-widget.tsx';
import { widgetRegistry } from './widget-registry.ts';

const names = Object.keys(WIDGET_SCHEMAS) as WidgetName[];
const withChildren = names.filter((name) => WIDGET_SCHEMAS[name].children);
const withQueries = names.filter((name) => widgetRegistry[name].queries);

interface Seen {
  readonly markup: DocumentFragment;
  readonly calls: readonly string[];
}

const seen = new Map<WidgetName, Seen>();

/** The markup of a widget's fixture, and its calls. Rendered once for all the tests that look at it. */
async function look(name: WidgetName): Promise<Seen> {
  const known = seen.get(name);
  if (known) return known;
  const { container, gateway } = await renderWidget(name);
  await act(async () => {});
  const template = document.createElement('template');
  template.innerHTML = container.innerHTML;
  // Requests to another host are not calls of the gateway.
  const looked = { markup: template.content, calls: gateway.calls.filter((path) => path.startsWith('/')) };
  seen.set(name, looked);
  return looked;
}

describe('every widget', () => {
  it.each(names)('%s marks its root with its node and its name, once', async (name) => {
    const { markup } = await look(name);
    const roots = [...markup.querySelectorAll('[data-node]')];
    expect(roots.map((root) => [root.getAttribute('data-node'), root.getAttribute('data-widget')])).toEqual([
      [NODE_ID, name],
    ]);
  });

  it.each(names)('%s asks for nothing that its definition does not announce', async (name) => {
    expect((await look(name)).calls).toEqual([]);
  });

  it.each(names)('%s names every control, repeats no id and writes no style attribute', async (name) => {
    const { markup } = await look(name);
    // The content security policy would refuse it.
    expect(markup.querySelectorAll('[style]')).toHaveLength(0);
    for (const control of markup.querySelectorAll('a, button')) {
      expect(control.getAttribute('aria-label') ?? control.textContent?.trim(), control.outerHTML).not.toBe('');
    }
    const ids = [...markup.querySelectorAll('[id]')].map((element) => element.id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it.each(withQueries)(
    '%s keeps its mark, or stays away, while its data are missing and when they cannot be loaded',
    async (name) => {
      const { container, root, queryClient } = await renderWidget(name, { isGatewayDown: true });
      const isMarkedOrAway = () => container.childElementCount === 0 || root() !== null;
      expect(isMarkedOrAway()).toBe(true);
      const statuses = () =>
        queryClient
          .getQueryCache()
          .getAll()
          // Queries for members alone are not sent.
          .filter((query) => !query.isDisabled())
          .map((query) => query.state.status);
      await waitFor(() => expect(statuses()).toEqual(['error']));
      expect(isMarkedOrAway()).toBe(true);
    },
  );

  it.each(withChildren)('%s shows its children', async (name) => {
    const { root } = await renderWidget(name, {
      ...(name === 'agent-frame' && { member: buildMember({ isAgent: true }) }),
      children: [{ id: 'a-child', widget: 'icon-link', props: CHILD_PROPS }],
    });
    expect(root()?.querySelector('[data-node="a-child"][data-widget="icon-link"]')).not.toBeNull();
  });
});

const CHILD_PROPS = { icon: 'headset', label: 'menu.help', action: { do: 'navigate', page: 'help' } };
