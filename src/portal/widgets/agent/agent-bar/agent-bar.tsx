import { ActionControl } from '#portal/actions/action-control.tsx';
import { useShellCommands } from '#portal/actions/actions.tsx';
import { UnreadBadge } from '#portal/actions/menu-badge.tsx';
import { useMenuState } from '#portal/actions/menu-state.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { usePartTitle } from '#portal/site/use-page-parts.ts';
import { Avatar } from '#portal/ui/avatar.tsx';
import { IconButton } from '#portal/ui/button.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { Skeleton } from '#portal/ui/skeleton.tsx';
import { WidgetNodes } from '#portal/widgets/widget-nodes.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { Bar, Bell, Info, Line, Name, Out, Title } from './agent-bar.styles.ts';

/** The header of the desk: what time it is where the site is, the messages, the agent and the way out. */
export function AgentBarView({ nodeId, nodes, messages }: WidgetViewProps<'agent-bar'>) {
  const { t, text } = useWords();
  const { member } = useSite();
  const { toggleMenu } = useShellCommands();
  const { isDrawerOpen } = useMenuState();
  const title = usePartTitle();
  return (
    <Bar data-node={nodeId} data-widget="agent-bar">
      <IconButton
        type="button"
        data-menu=""
        aria-label={t('action.menu')}
        aria-controls="desk-menu"
        aria-expanded={isDrawerOpen}
        onClick={toggleMenu}
      >
        <Icon name="menu" size={22} />
      </IconButton>
      {/* The heading of the part says the same to screen readers. */}
      <Title aria-hidden="true">{title === null ? t('page.agentDesk.title') : text(title)}</Title>
      <Info>
        <WidgetNodes nodes={nodes} />
      </Info>
      {messages && (
        <Bell>
          <ActionControl action={messages} aria-label={t('menu.messages')} title={t('menu.messages')}>
            <Icon name="bell" />
          </ActionControl>
          <UnreadBadge />
        </Bell>
      )}
      <Line />
      <Name>
        {member === null ? (
          <Skeleton $radius="50%" data-face="" />
        ) : (
          <Avatar member={member} sizePx={36} hasRing={false} />
        )}
        <div>
          <b>
            <bdi translate="no">{member === null ? ' ' : (member.nickname ?? member.account)}</bdi>
          </b>
          {member?.nickname && (
            <small>
              <bdi translate="no">{member.account}</bdi>
            </small>
          )}
        </div>
      </Name>
      <Out>
        <ActionControl action={{ do: 'signOut' }}>
          <Icon name="log-out" size={15} stroke={2} />
          {t('menu.signOut')}
        </ActionControl>
      </Out>
    </Bar>
  );
}
