import type { WidgetFamily } from '../widget-family.ts';

/** The widgets of agents. A definition that has more than a version and a view stands in its folder. */
export const agentWidgets = {
  'agent-landing': {
    type: 'agent-landing',
    version: 1,
    view: async () => (await import('./agent-landing/agent-landing.tsx')).AgentLandingView,
  },
} satisfies WidgetFamily;
