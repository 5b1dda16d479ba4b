import type { MenuItem, UnknownNode } from '#contracts/generated/contracts.ts';
import { buildLayout } from './build-layout.ts';
import { buildMember } from './build-member.ts';

const to = (menu: string) => ({ do: 'navigate', page: 'agent-desk', query: { menu } }) as const;

/** The menu of a small desk. */
export const deskMenu: MenuItem[] = [
  { id: 'team', kind: 'heading', label: 'agent.menu.team' },
  { id: 'notices', label: 'agent.menu.announcement', icon: 'megaphone', action: to('agentAnnouncement') },
  { id: 'overview', label: 'agent.menu.overview', icon: 'users', action: to('agentTeamOverview') },
  { id: 'earnings', kind: 'heading', label: 'agent.menu.earnings' },
  { id: 'income', label: 'agent.menu.income', icon: 'coins', action: to('agentRevenueReport') },
  {
    id: 'hourly',
    label: 'agent.menu.hourly',
    icon: 'clock-3',
    action: to('agentHourSalary'),
    when: { plan: 'hourly' },
  },
  { id: 'support', kind: 'heading', label: 'agent.menu.support' },
  { id: 'messages', label: 'menu.messages', icon: 'mail', action: to('messageV2'), badge: 'messages' },
];

const part = (name: string, title: string): UnknownNode => ({
  id: `part-${name}`,
  widget: 'member-section',
  props: { part: name, title },
});

/** The parts that this desk has: those of announcements, of hourly salary, and of messages. */
export const deskParts: readonly UnknownNode[] = [
  part('agentAnnouncement', 'agent.menu.announcement'),
  { ...part('agentHourSalary', 'agent.menu.hourly'), when: { plan: 'hourly' } },
  part('messageV2', 'menu.messages'),
];

/** A signed-in agent at a small desk. @param address with the part that is asked for. */
export const deskScene = (address = '/agentHome') => ({
  member: { ...buildMember(), account: 'demoagent', nickname: null, isAgent: true },
  address,
  layout: {
    menus: { agent: deskMenu },
    pages: {
      ...buildLayout().pages,
      'agent-desk': {
        paths: ['/agentHome'] as string[],
        title: 'page.agentDesk.title',
        sections: [{ id: 'desk', widget: 'agent-frame', props: {}, children: [...deskParts] }],
      },
    },
  },
});
