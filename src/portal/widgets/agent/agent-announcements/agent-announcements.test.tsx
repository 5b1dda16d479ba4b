import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { deskScene } from '#portal/testing/desk-scene.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

const PATH = '/wps/agent/announcements?language=EN';
const notice = { id: 'pay-day', title: 'Pay day', content: '<p>On the 16th.</p>', promotionType: 'PL', execution: 'A' };

describe('agent-announcements', () => {
  it('shows what the site announces to its agents', async () => {
    await renderWidget('agent-announcements', { ...deskScene(), answers: { [PATH]: { list: [notice] } } });
    expect(await screen.findByText('Pay day')).toBeDefined();
    expect(screen.getByText('On the 16th.')).toBeDefined();
  });

  it('says that there is nothing', async () => {
    await renderWidget('agent-announcements', { ...deskScene(), answers: { [PATH]: { list: [] } } });
    expect(await screen.findByText('Nothing for agents at the moment')).toBeDefined();
  });
});
