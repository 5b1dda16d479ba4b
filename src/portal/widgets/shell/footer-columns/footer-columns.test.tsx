import { expect, it } from 'vitest';
import { renderWidget } from '#portal/testing/render-widget.tsx';

it('footer-columns puts its children side by side in their order', async () => {
  const column = (id: string) => ({ id, widget: 'link-list', props: { title: 'footer.company', menu: 'side' } });
  const { root } = await renderWidget('footer-columns', { children: [column('zebra'), column('ant')] });
  expect([...(root()?.children ?? [])].map((child) => child.getAttribute('data-node'))).toEqual(['zebra', 'ant']);
});
