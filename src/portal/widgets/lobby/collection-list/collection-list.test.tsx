import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ModalParamsProvider, useModalParams } from '#portal/actions/modal-params.tsx';
import { collectionPath } from '#portal/data/games/collection-path.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

const pathOf = (nodeId: string) =>
  collectionPath({ nodeId, gameName: '', pageNo: 1, pageSize: 18, language: 'EN', merchantCode: 'PEBBLE' });

describe('collection-list', () => {
  it('lists the games of the card that the modal was opened with', async () => {
    const { gateway } = await renderWidget('collection-list', { modalParams: { nodeId: '41' } });
    await waitFor(() => expect(document.querySelectorAll('article b')).toHaveLength(18));
    expect(gateway.calls).toEqual([pathOf('41')]);
    expect(screen.getByRole('status').textContent).toBe('50 games');
    expect(screen.getByText('1–18 of 50')).toBeDefined();
  });

  it('asks for nothing outside of a card’s modal', async () => {
    const { gateway } = await renderWidget('collection-list');
    expect(gateway.calls).toEqual([]);
  });
});

function Probe() {
  return <output>{useModalParams().nodeId ?? 'none'}</output>;
}

it('gives the parameters of a modal, and none outside of one', () => {
  render(
    <>
      <Probe />
      <ModalParamsProvider params={{ nodeId: '41' }}>
        <Probe />
      </ModalParamsProvider>
    </>,
  );
  expect(screen.getAllByRole('status').map((output) => output.textContent)).toEqual(['none', '41']);
});
