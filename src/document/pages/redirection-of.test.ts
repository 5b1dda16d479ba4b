import { describe, expect, it } from 'vitest';
import type { LayoutDocument } from '#contracts/generated/contracts.ts';
import { matchPage } from './match-page.ts';
import { redirectionOf } from './redirection-of.ts';

const page = { title: 'page.title', sections: [] };

const layout: LayoutDocument = {
  id: 'base',
  redirects: [
    { from: '/lott', page: 'elott' },
    { from: '/mine', page: 'member' },
  ],
  pages: {
    home: { ...page, paths: ['/', '/home'], query: ['gameType'], sections: [{ id: 'note', widget: 'rich-text' }] },
    login: { ...page, paths: ['/login'], showsPage: 'home', opensModal: 'login' },
    elott: { ...page, paths: ['/elott', '/instant'] },
    member: { ...page, paths: ['/member'], access: 'member' },
    agent: { ...page, paths: ['/agent'] },
    desk: { ...page, paths: ['/agentHome'], access: 'agent', signInPage: 'agent' },
  },
};

describe('redirectionOf', () => {
  it('leads everyone from a path that moved to the canonical path of its page, with or without a slash at the end', () => {
    const moved = { to: '/elott', reason: 'moved' };
    expect(redirectionOf(layout, '/lott', false)).toEqual(moved);
    expect(redirectionOf(layout, '/lott/', true)).toEqual(moved);
  });

  it('redirects neither from a page’s own paths nor from an invalid path', () => {
    for (const path of ['/', '/home', '/elott', '/instant', '/login', '/LOTT', '/nowhere', 'constructor'])
      expect(redirectionOf(layout, path, false), path).toBeNull();
  });

  it('leads visitors without a session from a closed page to the one that leads to an account', () => {
    expect(redirectionOf(layout, '/member', false)).toEqual({ to: '/login', reason: 'signIn' });
    expect(redirectionOf(layout, '/agentHome', false)).toEqual({ to: '/agent', reason: 'signIn' });
    expect(redirectionOf(layout, '/member', true)).toBeNull();
  });

  it('opens the desk of agents to agents alone, and leads members to where agents sign in', () => {
    const desk = (session: 'member' | 'trial' | 'agent' | 'unknown') => redirectionOf(layout, '/agentHome', session);
    expect(desk('agent')).toBeNull();
    expect(desk('unknown')).toBeNull();
    expect(desk('member')).toEqual({ to: '/agent', reason: 'signIn' });
    expect(desk('trial')).toEqual({ to: '/agent', reason: 'signIn' });
  });

  it('opens the pages of members to members and agents, and tells trial accounts at home why not to them', () => {
    const own = (session: 'member' | 'trial' | 'agent' | 'guest') => redirectionOf(layout, '/member', session);
    expect([own('member'), own('agent')]).toEqual([null, null]);
    expect(own('guest')).toEqual({ to: '/login', reason: 'signIn' });
    expect(own('trial')).toEqual({ to: '/', reason: 'trueAccount' });
  });

  it('leads from a path that moved to a closed page straight to an account', () => {
    expect(redirectionOf(layout, '/mine', false)).toEqual({ to: '/login', reason: 'signIn' });
    expect(redirectionOf(layout, '/mine', true)).toEqual({ to: '/member', reason: 'moved' });
  });

  it('leads home where a layout has no page that leads to an account', () => {
    const { login: _login, ...pages } = layout.pages ?? {};
    expect(redirectionOf({ ...layout, pages }, '/member', false)).toEqual({ to: '/', reason: 'signIn' });
  });
});

describe('matchPage, for a page that shows another', () => {
  it('answers the page with the sections and the query of the other', () => {
    expect(matchPage(layout, '/login')).toMatchObject({
      pageId: 'login',
      sectionsOf: 'home',
      page: { opensModal: 'login', query: ['gameType'], sections: [{ id: 'note' }] },
    });
    expect(matchPage(layout, '/')?.sectionsOf).toBe('home');
  });
});
