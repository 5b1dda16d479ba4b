import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { GatewayError } from '#portal/data/gateway-client.ts';
import { renderDesk } from '#portal/testing/render-desk.tsx';
import { type DeskAnswer, DeskList } from './desk-list.tsx';
import { DeskEmpty } from './desk-states.tsx';

const NOON = Date.parse('2025-06-02T10:00:05Z');
const listOf = (answer: Partial<DeskAnswer<readonly string[]>>, filter?: { asked?: string; onClear: () => void }) => (
  <DeskList
    answer={{ data: undefined, error: null, dataUpdatedAt: NOON, refetch: () => {}, ...answer }}
    isEmpty={(names) => names.length === 0}
    empty={<DeskEmpty icon="network" title="Nobody yet" />}
    {...(filter && { filter })}
  >
    {(names) => <p>{names.join()}</p>}
  </DeskList>
);

describe('DeskList', () => {
  afterEach(() => vi.useRealTimers());

  it('shows a skeleton after 150 ms, and none before', async () => {
    const { show } = await renderDesk(<i />);
    vi.useFakeTimers();
    show(listOf({}));
    const waiting = screen.getByLabelText('Loading');
    const before = waiting.className;
    await act(() => vi.advanceTimersByTimeAsync(149));
    expect(waiting.className).toBe(before);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(waiting.className).not.toBe(before);
  });

  it('shows what came, and what stands in place of nothing', async () => {
    const { show } = await renderDesk(listOf({ data: ['anna'] }));
    expect(screen.getByText('anna')).toBeDefined();
    show(listOf({ data: [] }));
    expect(screen.getByRole('status').textContent).toBe('Nobody yet');
  });

  it('names what was asked for where nothing matches, and takes the filters away', async () => {
    const onClear = vi.fn();
    await renderDesk(listOf({ data: [] }, { asked: 'bao_trn', onClear }));
    expect(screen.getByText('Nothing matches “bao_trn”')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(onClear).toHaveBeenCalled();
  });

  it('says why a list did not come, with the code to copy and a way to ask again', async () => {
    const refetch = vi.fn();
    await renderDesk(listOf({ error: new GatewayError('team_busy', 'The report is being made.', 503), refetch }));
    expect(screen.getByRole('alert').textContent).toContain('The report is being made.');
    expect(screen.getByRole('button', { name: 'Copy code team_busy' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalled();
  });

  it('offers nothing to those who may not see it', async () => {
    await renderDesk(listOf({ error: new GatewayError('not_your_team', 'Ask your upline.', 403) }));
    expect(screen.getByRole('status').textContent).toBe('You may not see thisAsk your upline.');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('keeps the last answer where no newer one comes, with its time at the site', async () => {
    await renderDesk(listOf({ data: ['anna'], error: new GatewayError('network_abnormal', '', 0) }));
    expect(screen.getByText('anna')).toBeDefined();
    expect(screen.getByRole('status').textContent).toContain('No newer figures since 12:00:05');
  });
});
