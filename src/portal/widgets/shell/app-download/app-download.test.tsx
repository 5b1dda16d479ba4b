import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildMember } from '#portal/testing/build-member.ts';
import { buildSiteInfo } from '#portal/testing/build-site-info.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

const CODE = 'c'.repeat(43);
const app = (kind: 'IOS' | 'ANDROID') => ({ kind, labelNameEn: kind, url: `https://apps.example/${kind}` });
const site = { resources: { ...buildSiteInfo().resources, IOS: [app('IOS')], ANDROID: [app('ANDROID')] } };
const control = () => screen.getByRole('button', { name: 'Get the app' });
const codes = () => screen.findAllByRole('img', { name: /^QR code: / });

describe('app-download', () => {
  // Preload the widget's lazy chunks, however busy the machine is.
  beforeAll(async () => {
    await Promise.all([import('./app-codes.tsx'), import('#portal/ui/qr-code/qr-code.art.tsx')]);
  });

  it('opens a code and a link for each app, and the way to the guide in the language of the page', async () => {
    await renderWidget('app-download', { site, language: 'ES' });
    const button = screen.getByRole('button');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(2));
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'https://apps.example/IOS',
      'https://apps.example/ANDROID',
      '/help?language=ES',
    ]);
  });

  it('brings a one-use code to the page about the app where a member is signed in, fetched when it is opened', async () => {
    const answers = { '/wps/session/handoff': { code: CODE, expiresInSeconds: 60 } };
    const { gateway } = await renderWidget('app-download', { site, member: buildMember(), answers });
    expect(gateway.calls).not.toContain('/wps/session/handoff');
    fireEvent.click(control());
    await waitFor(() =>
      expect(screen.getAllByRole('link').at(-1)?.getAttribute('href')).toBe(`/help?language=EN&token=${CODE}`),
    );
    expect(gateway.calls.filter((path) => path === '/wps/session/handoff')).toHaveLength(1);
    const held = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    // The apps' own addresses may be other companies'.
    expect(held.slice(0, 2)).toEqual(['https://apps.example/IOS', 'https://apps.example/ANDROID']);
  });

  it('fetches the code of a plain link when the pointer comes, and none for a trial account', async () => {
    const answers = { '/wps/session/handoff': { code: CODE, expiresInSeconds: 60 } };
    const { unmount } = await renderWidget('app-download', { member: buildMember(), answers });
    const link = screen.getByRole('link', { name: 'Get the app' });
    expect(link.getAttribute('href')).toBe('/help?language=EN');
    fireEvent.pointerEnter(link);
    await waitFor(() => expect(link.getAttribute('href')).toBe(`/help?language=EN&token=${CODE}`));
    unmount();
    const trial = buildMember({ type: 4, isTrial: true });
    const { gateway } = await renderWidget('app-download', { member: trial, answers });
    fireEvent.pointerEnter(screen.getByRole('link', { name: 'Get the app' }));
    expect(gateway.calls).not.toContain('/wps/session/handoff');
  });

  it('opens under a resting mouse and closes when it has left, but not under a finger', async () => {
    const { root } = await renderWidget('app-download', { site });
    const frame = root() as HTMLElement;
    fireEvent.pointerEnter(frame, { pointerType: 'touch' });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(control().getAttribute('aria-expanded')).toBe('false');
    fireEvent.pointerEnter(frame, { pointerType: 'mouse' });
    expect(await codes()).toHaveLength(2);
    fireEvent.pointerLeave(frame, { pointerType: 'mouse' });
    await waitFor(() => expect(control().getAttribute('aria-expanded')).toBe('false'));
  });

  it('closes on Escape and when the focus leaves it', async () => {
    await renderWidget('app-download', { site });
    fireEvent.click(control());
    control().focus();
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(control().getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(control());
    fireEvent.click(control());
    fireEvent.blur(control(), { relatedTarget: document.body });
    expect(control().getAttribute('aria-expanded')).toBe('false');
  });

  it('shows only the app that is offered', async () => {
    await renderWidget('app-download', { site: { resources: { ANDROID: [app('ANDROID')] } } });
    fireEvent.click(control());
    expect((await codes()).map((code) => code.getAttribute('aria-label'))).toEqual(['QR code: Android app']);
  });

  it('is a link to the guide where no app is offered, and nothing without one', async () => {
    await renderWidget('app-download');
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: 'Get the app' }).getAttribute('href')).toBe('/help?language=EN');
    const { container } = await renderWidget('app-download', { props: { look: 'block' } });
    expect(container.childElementCount).toBe(0);
  });

  it('is the codes themselves as a block', async () => {
    await renderWidget('app-download', { site, props: { look: 'block' } });
    expect(await codes()).toHaveLength(2);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
