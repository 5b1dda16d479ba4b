import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { OpenSession } from '#contracts/generated/contracts.ts';
import { endOwnSession } from '#portal/data/security-calls.ts';
import { sessionsQuery } from '#portal/data/security-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { Said } from '#portal/forms/copied.tsx';
import { FormFailure } from '#portal/forms/form-failure.tsx';
import { FormPlace, useFormWords } from '#portal/forms/form-place.tsx';
import { OwnFailure } from '#portal/forms/own-failure.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { useMoments } from '#portal/site/use-moments.ts';
import { Badge, Card } from '#portal/ui/account-card.ts';
import { Button, IconButton } from '#portal/ui/button.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { WaitingCard } from '#portal/ui/waiting-card.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { DeviceIcon } from '../device-icon.tsx';
import { Devices, Foot } from './session-list.styles.ts';

export function SessionListView({ nodeId }: WidgetViewProps<'session-list'>) {
  return (
    <FormPlace nodeId={nodeId} widget="session-list" voice="account" waiting={<WaitingCard rows={2} />}>
      <Sessions />
    </FormPlace>
  );
}

/** The member's open sessions, this device first. Any other can be signed out, one or all of them. */
function Sessions() {
  const t = useFormWords();
  const titleId = useId();
  const { language } = useSite();
  const moments = useMoments();
  const queryClient = useQueryClient();
  const { data, error, isLoadingError, refetch } = useOwnQuery(sessionsQuery());
  const [isWorking, setWorking] = useState(false);
  const [isDone, setDone] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  if (isLoadingError) return <OwnFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <WaitingCard rows={2} />;
  const others = data.sessions.filter(({ isCurrent }) => !isCurrent);
  const inOrder = [...data.sessions.filter(({ isCurrent }) => isCurrent), ...others];
  const end = async (sessions: readonly OpenSession[]): Promise<void> => {
    setWorking(true);
    setDone(false);
    setFailure(null);
    try {
      for (const { sessionId } of sessions) await endOwnSession(sessionId, language);
      setDone(true);
    } catch (reason) {
      setFailure(reason);
    } finally {
      setWorking(false);
      await queryClient.invalidateQueries({ queryKey: sessionsQuery().queryKey });
    }
  };
  return (
    <Card aria-labelledby={titleId}>
      <h2 id={titleId}>{t('security.sessions')}</h2>
      <Devices>
        {inOrder.map((session) => {
          const device = session.device || t('security.unknownDevice');
          return (
            <li key={session.sessionId}>
              <DeviceIcon device={session.device} />
              <div>
                <strong>
                  <bdi>{device}</bdi>
                  {session.entrance === 'agent' && ` · ${t('page.agentDesk.title')}`}
                </strong>
                <small>
                  <bdi dir="ltr">{session.address}</bdi>
                  {!session.isCurrent && (
                    <>
                      {' · '}
                      <bdi>{moments.whole(session.seenAt)}</bdi>
                    </>
                  )}
                </small>
              </div>
              {session.isCurrent ? (
                <Badge $tone="good">{t('security.thisDevice')}</Badge>
              ) : (
                <IconButton
                  type="button"
                  $size={36}
                  disabled={isWorking}
                  aria-label={t('security.endSession', { device })}
                  onClick={() => void end([session])}
                >
                  <Icon name="log-out" size={18} />
                </IconButton>
              )}
            </li>
          );
        })}
      </Devices>
      {(others.length > 0 || failure !== null) && (
        <Foot>
          <FormFailure failure={failure} />
          {others.length > 0 && (
            <Button type="button" $look="ghost" $size="small" disabled={isWorking} onClick={() => void end(others)}>
              {t('security.endOthers')}
            </Button>
          )}
        </Foot>
      )}
      {isDone && <Said text={t('security.ended')} />}
    </Card>
  );
}
