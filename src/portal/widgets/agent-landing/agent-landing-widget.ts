import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const agentLandingWidget: WidgetDefinition<'agent-landing'> = {
  type: 'agent-landing',
  version: 1,
  view: async () => (await import('./agent-landing.tsx')).AgentLandingView,
};
