import { describe, expect, it } from 'vitest';
import { renderWidget } from '#portal/testing/render-widget.tsx';

describe('utility-strip', () => {
  it('shows its children in the order of the document', async () => {
    const { root } = await renderWidget('utility-strip', {
      children: [
        { id: 'strip-clock', widget: 'site-clock', props: {} },
        { id: 'strip-language', widget: 'language-select', props: { look: 'strip' } },
      ],
    });
    const children = [...(root()?.children ?? [])];
    expect(children.map((child) => child.getAttribute('data-node'))).toEqual(['strip-clock', 'strip-language']);
  });
});
