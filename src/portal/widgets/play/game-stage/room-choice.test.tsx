import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { roomsPath } from '#portal/data/games/rooms-query.ts';
import { buildLaunchedGame } from '#portal/testing/build-launched-game.ts';
import { frame, play, real, step } from '#portal/testing/game-stage-scene.ts';

describe('a game against others', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  const rooms = roomsPath({ vassalage: 'PG', gameCode: 'game-1' }, 'EN');
  const low = { roomId: 'lantern', name: 'Lantern', minBet: '1.00', maxBet: '1.50', seated: 2 };
  const high = { roomId: 'fjord', name: 'Fjord', minBet: '20.00', maxBet: '20.00', seated: 1_204 };
  const modalParams = { vassalage: 'PG', gameCode: 'game-1', title: 'Game 1', gameType: 'PVP' };

  it('starts in the room that is chosen', async () => {
    const path = '/wps/game/launchGame';
    await play({ modalParams, answers: { [rooms]: { rooms: [low, high] }, [path]: buildLaunchedGame() } });
    const asked = vi.spyOn(window, 'fetch');
    const title = await screen.findByRole('heading', { name: 'Choose a room' });
    expect(document.activeElement).toBe(title);
    expect(screen.getByRole('button', { name: 'Quick seat in Fjord' })).toBeDefined();
    expect(screen.getByRole('button', { name: /^Fjord/ }).textContent).toBe('Fjord Stake €20.00 Players here: 1,204');
    fireEvent.click(screen.getByRole('button', { name: /^Lantern.*€1.00 – €1.50/ }));
    await frame();
    const body = JSON.stringify({ vassalage: 'PG', gameCode: 'game-1', roomId: 'lantern' });
    expect(asked).toHaveBeenCalledWith(path, expect.objectContaining({ method: 'POST', body }));
    expect(screen.queryByRole('heading', { name: 'Choose a room' })).toBeNull();
  });

  it.each([
    ['none', { rooms: [] }],
    ['no answer', new Error('away')],
  ])('starts at once where its vendor has %s', async (_, answer) => {
    await play({ modalParams, answers: { [rooms]: answer } });
    await frame();
    expect(screen.queryByRole('heading', { name: 'Choose a room' })).toBeNull();
  });

  it('asks once, and goes on where its vendor tells rooms too late', async () => {
    const { gateway, queryClient } = await play({ modalParams, answers: { [rooms]: new Error('away') } });
    const src = (await frame()).getAttribute('src');
    gateway.answer(rooms, { rooms: [low, high] });
    await act(async () => queryClient.refetchQueries({ queryKey: [rooms] }));
    expect(screen.queryByRole('heading', { name: 'Choose a room' })).toBeNull();
    expect((await frame()).getAttribute('src')).toBe(src);
    expect(gateway.calls.filter((path) => path === rooms)).toHaveLength(1);
    expect(gateway.calls.filter((path) => path === real)).toHaveLength(1);
  });

  it('does not wait longer than five seconds to be told', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await play({ modalParams, answers: { [rooms]: new Promise(() => {}) } });
    expect(step()).toBe('launching');
    await act(async () => vi.advanceTimersByTimeAsync(5_000));
    await frame();
  });

  it('has no rooms in a free game', async () => {
    const { gateway } = await play({ modalParams: { ...modalParams, mode: 'trial' } });
    await frame();
    expect(gateway.calls).not.toContain(rooms);
  });
});
