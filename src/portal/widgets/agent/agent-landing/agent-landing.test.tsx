import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWidget } from '#portal/testing/render-widget.tsx';

describe('agent-landing', () => {
  it('tells what the desk does and when someone can be asked', async () => {
    await renderWidget('agent-landing');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Run your whole team from one desk');
    expect(screen.getByText('Consultation Monday to Friday, 12:00 to 21:00')).toBeDefined();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('leads to sign-in, to customer service and back to the site', async () => {
    const { commands } = await renderWidget('agent-landing');
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(commands.openModal).toHaveBeenCalledWith('sign-in-closed');
    expect(screen.getByRole('link', { name: 'Ask' }).getAttribute('href')).toBe('/wps/system/customerService');
    expect(screen.getByRole('link', { name: 'Back to the site' }).getAttribute('href')).toBe('/');
  });

  it('asks nobody where there is no customer service', async () => {
    await renderWidget('agent-landing', { site: { customerService: [] } });
    expect(screen.queryByText('Not an agent yet?')).toBeNull();
  });
});
