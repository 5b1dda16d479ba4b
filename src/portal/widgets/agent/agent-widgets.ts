import type { WidgetFamily } from '../widget-family.ts';

/** The widgets of agents. A definition that has more than a version and a view stands in its folder. */
export const agentWidgets = {
  'agent-announcements': {
    type: 'agent-announcements',
    version: 1,
    view: async () => (await import('./agent-announcements/agent-announcements.tsx')).AgentAnnouncementsView,
  },
  'agent-bar': {
    type: 'agent-bar',
    version: 1,
    view: async () => (await import('./agent-bar/agent-bar.tsx')).AgentBarView,
  },
  'agent-centre': {
    type: 'agent-centre',
    version: 1,
    view: async () => (await import('./agent-centre/agent-centre.tsx')).AgentCentreView,
  },
  'agent-contract-offer': {
    type: 'agent-contract-offer',
    version: 1,
    view: async () => (await import('./agent-contract-offer/agent-contract-offer.tsx')).AgentContractOfferView,
  },
  'agent-contracts': {
    type: 'agent-contracts',
    version: 1,
    view: async () => (await import('./agent-contracts/agent-contracts.tsx')).AgentContractsView,
  },
  'agent-downline': {
    type: 'agent-downline',
    version: 1,
    view: async () => (await import('./agent-downline/agent-downline.tsx')).AgentDownlineView,
  },
  'agent-frame': {
    type: 'agent-frame',
    version: 1,
    view: async () => (await import('./agent-frame/agent-frame.tsx')).AgentFrameView,
  },
  'agent-income': {
    type: 'agent-income',
    version: 1,
    view: async () => (await import('./agent-income/agent-income.tsx')).AgentIncomeView,
  },
  'agent-landing': {
    type: 'agent-landing',
    version: 1,
    view: async () => (await import('./agent-landing/agent-landing.tsx')).AgentLandingView,
  },
  'agent-menu': {
    type: 'agent-menu',
    version: 1,
    view: async () => (await import('./agent-menu/agent-menu.tsx')).AgentMenuView,
  },
  'agent-pay-records': {
    type: 'agent-pay-records',
    version: 1,
    view: async () => (await import('./agent-pay-records/agent-pay-records.tsx')).AgentPayRecordsView,
  },
  'agent-register-centre': {
    type: 'agent-register-centre',
    version: 1,
    view: async () => (await import('./agent-register-centre/agent-register-centre.tsx')).AgentRegisterCentreView,
  },
  'agent-team-bets': {
    type: 'agent-team-bets',
    version: 1,
    view: async () => (await import('./agent-team-bets/agent-team-bets.tsx')).AgentTeamBetsView,
  },
  'agent-team-overview': {
    type: 'agent-team-overview',
    version: 1,
    view: async () => (await import('./agent-team-overview/agent-team-overview.tsx')).AgentTeamOverviewView,
  },
  'agent-transactions': {
    type: 'agent-transactions',
    version: 1,
    view: async () => (await import('./agent-transactions/agent-transactions.tsx')).AgentTransactionsView,
  },
  'agent-user-loss': {
    type: 'agent-user-loss',
    version: 1,
    view: async () => (await import('./agent-user-loss/agent-user-loss.tsx')).AgentUserLossView,
  },
} satisfies WidgetFamily;
