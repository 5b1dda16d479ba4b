import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { WIDGET_SCHEMAS, type WidgetName } from '#contracts/generated/contracts.ts';
import { NODE_ID, renderWidget } from '#portal/testing/render-widget.tsx';
import { widgetRegistry } from './widget-registry.ts';

const names = Object.keys(WIDGET_SCHEMAS) as WidgetName[];
const withChildren = names.filter((name) => WIDGET_SCHEMAS[name].children);
const withQueries = names.filter((name) => widgetRegistry[name].queries);

describe('every widget', () => {
  it.each(names)('%s marks its root with its node and its name, once', async (name) => {
    const { container } = await renderWidget(name);
    const roots = container.querySelectorAll('[data-node]');
    expect([...roots].map((root) => [root.getAttribute('data-node'), root.getAttribute('data-widget')])).toEqual([
      [NODE_ID, name],
    ]);
  });

  it.each(names)('%s asks for nothing that its definition does not announce', async (name) => {
    const { gateway } = await renderWidget(name);
    await act(async () => {});
    expect(gateway.calls).toEqual([]);
  });

  it.each(names)('%s names every control, repeats no id and writes no style attribute', async (name) => {
    const { container } = await renderWidget(name);
    // The content security policy would refuse it.
    expect(container.querySelectorAll('[style]')).toHaveLength(0);
    for (const control of container.querySelectorAll('a, button')) {
      expect(control.getAttribute('aria-label') ?? control.textContent?.trim(), control.outerHTML).not.toBe('');
    }
    const ids = [...container.querySelectorAll('[id]')].map((element) => element.id);
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
          .map((query) => query.state.status);
      await waitFor(() => expect(statuses()).toEqual(['error']));
      expect(isMarkedOrAway()).toBe(true);
    },
  );

  it.each(withChildren)('%s shows its children', async (name) => {
    const { root } = await renderWidget(name, {
      children: [{ id: 'a-child', widget: 'icon-link', props: CHILD_PROPS }],
    });
    expect(root()?.querySelector('[data-node="a-child"][data-widget="icon-link"]')).not.toBeNull();
  });
});

const CHILD_PROPS = { icon: 'headset', label: 'menu.help', action: { do: 'navigate', page: 'help' } };
