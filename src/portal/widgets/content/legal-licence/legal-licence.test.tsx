import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWidget } from '#portal/testing/render-widget.tsx';

const legal = { minimumAge: 21, copyright: { from: 2019, to: 2025, holder: 'Pebble Games' } };

describe('legal-licence', () => {
  it('says who runs the site under which licence, and who may play', async () => {
    await renderWidget('legal-licence', {
      site: { legal: { ...legal, licence: { issuer: 'The Island', number: 'B2C/1' } } },
    });
    const facts = screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
    expect(facts).toEqual([
      ['Run by', 'Pebble Games'],
      ['Minimum age', '21 years'],
      ['Licensed by', 'The Island'],
      ['Licence number', 'B2C/1'],
    ]);
    expect(screen.queryByText(/holds no gambling licence/)).toBeNull();
  });

  it('says that there is no licence where there is none', async () => {
    await renderWidget('legal-licence', { site: { legal: { ...legal, licence: null } } });
    expect(screen.getByText(/holds no gambling licence/)).toBeDefined();
  });

  it('credits every drawing and typeface with its author and its licence', async () => {
    await renderWidget('legal-licence');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Game IconsLorc · CC BY 3.0 (Game Icons)',
      'AntonThe Anton Project · OFL-1.1 (Anton)',
    ]);
  });

  it('leaves its heading to the modal that it stands in', async () => {
    await renderWidget('legal-licence', { props: { heading: false } });
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  });
});
