import type { WidgetName } from '#contracts/generated/contracts.ts';
import type { AnyWidgetDefinition } from '#renderer/widget-definition.ts';
import { accountWidgets } from './account/account-widgets.ts';
import { agentWidgets } from './agent/agent-widgets.ts';
import { contentWidgets } from './content/content-widgets.ts';
import { homeWidgets } from './home/home-widgets.ts';
import { lobbyWidgets } from './lobby/lobby-widgets.ts';
import { lotteryWidgets } from './lottery/lottery-widgets.ts';
import { memberWidgets } from './member/member-widgets.ts';
import { moneyWidgets } from './money/money-widgets.ts';
import { playWidgets } from './play/play-widgets.ts';
import { rewardsWidgets } from './rewards/rewards-widgets.ts';
import { shellWidgets } from './shell/shell-widgets.ts';
import { statusWidgets } from './status/status-widgets.ts';

/** The vocabulary of the portal, family by family: every widget that a document may name. */
export const widgetRegistry: Readonly<Record<WidgetName, AnyWidgetDefinition>> = {
  ...accountWidgets,
  ...agentWidgets,
  ...contentWidgets,
  ...homeWidgets,
  ...lobbyWidgets,
  ...lotteryWidgets,
  ...memberWidgets,
  ...moneyWidgets,
  ...playWidgets,
  ...rewardsWidgets,
  ...shellWidgets,
  ...statusWidgets,
};
