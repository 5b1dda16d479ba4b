import { describe, expect, it } from 'vitest';
import { renderWidget } from '#portal/testing/render-widget.tsx';

describe('rich-text', () => {
  it('says its blocks in the language of the page, each as what it is', async () => {
    const { root } = await renderWidget('rich-text', { language: 'ES' });
    expect([...(root()?.children ?? [])].map((block) => [block.tagName, block.textContent])).toEqual([
      ['H1', 'Reglas de la casa'],
      ['H2', 'Créditos'],
      ['P', 'Juegue por diversión.'],
      ['P', 'Iconos de la interfaz: Lucide, licencia ISC.'],
    ]);
  });

  it('shows markup as the text that it is', async () => {
    const { root } = await renderWidget('rich-text', {
      props: { blocks: [{ kind: 'paragraph', text: { EN: '<b onclick="x()">bold</b>' } }] },
    });
    expect(root()?.textContent).toBe('<b onclick="x()">bold</b>');
    expect(root()?.querySelector('b')).toBeNull();
  });

  it('shows the same sentence twice where it is written twice', async () => {
    const again = { kind: 'paragraph', text: { EN: 'Again.' } } as const;
    const { root } = await renderWidget('rich-text', { props: { blocks: [again, again] } });
    expect(root()?.textContent).toBe('Again.Again.');
  });
});
