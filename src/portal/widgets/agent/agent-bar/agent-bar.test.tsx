import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { deskScene } from '#portal/testing/desk-scene.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

const messages = { do: 'navigate', page: 'agent-desk', query: { menu: 'messageV2' } } as const;

describe('agent-bar', () => {
  it('names the agent by nickname, or by account where there is none', async () => {
    const scene = deskScene();
    const { unmount } = await renderWidget('agent-bar', scene);
    expect(screen.getByText('demoagent').tagName).toBe('BDI');
    unmount();
    await renderWidget('agent-bar', { ...scene, member: { ...scene.member, nickname: 'Minh Hải' } });
    expect(screen.getByText('Minh Hải').closest('b')).not.toBeNull();
    expect(screen.getByText('demoagent').closest('small')).not.toBeNull();
  });

  it('leads to the messages, and asks before it signs out', async () => {
    const { commands } = await renderWidget('agent-bar', { ...deskScene(), props: { messages } });
    expect(screen.getByLabelText('Messages').getAttribute('href')).toBe('/agentHome?menu=messageV2');
    fireEvent.click(screen.getByText('Sign out'));
    expect(commands.openModal).toHaveBeenCalledWith('sign-out');
  });

  it('opens the menu of small screens, and says there what is shown', async () => {
    const { commands, container } = await renderWidget('agent-bar', deskScene('/agentHome?menu=messageV2'));
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    expect(commands.toggleMenu).toHaveBeenCalledTimes(1);
    expect(container.querySelector('header > b')?.textContent).toBe('Messages');
  });

  it('holds the room of the agent until the session has been read', async () => {
    const { member: _member, ...scene } = deskScene();
    const { container } = await renderWidget('agent-bar', { ...scene, isSessionUnknown: true });
    expect(container.querySelector('[data-face]')).not.toBeNull();
  });
});
