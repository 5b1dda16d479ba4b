import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildSiteInfo } from '#portal/testing/build-site-info.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

const { protection } = buildSiteInfo();

it('help-line gives the number to dial and the links of the site', async () => {
  const help = { phone: '+356 1770', links: [{ label: 'GamCare', url: 'https://help.example/' }] };
  await renderWidget('help-line', { site: { protection: { ...protection, help } } });
  const links = (await screen.findAllByRole('link')).map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['+356 1770', 'tel:+3561770'],
    ['GamCare', 'https://help.example/'],
  ]);
});

it('help-line shows nothing where the site names none', async () => {
  const { root } = await renderWidget('help-line', { site: { protection: { ...protection, help: null } } });
  expect(root()).toBeNull();
});
