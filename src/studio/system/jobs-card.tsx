import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OperatorJob } from '#contracts/generated/contracts.ts';
import { CallFailure } from '../calls/call-failure.tsx';
import { read, send } from '../calls/desk-client.ts';
import { timeText } from '../i18n/figures.ts';
import { useDeskWords } from '../i18n/words.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { More } from '../ui/more.ts';
import { Notice } from '../ui/notice.tsx';
import { Quiet } from '../ui/quiet.ts';
import { LoadingRows } from '../ui/skeleton.tsx';
import { JOB_STATES, JOB_WORDS } from './job-words.ts';
import { JobRows } from './system.styles.ts';

const KEY = ['jobs'] as const;
const NEWS_EVERY_MS = 10_000;

/** How the gateway's recurring jobs go. Those that failed lately come first, with a way to try again. */
export function JobsCard() {
  const { t } = useDeskWords();
  const client = useQueryClient();
  const query = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => read('/wps/operator/jobs', signal),
    refetchInterval: NEWS_EVERY_MS,
  });
  const retry = useMutation({
    mutationFn: (job: OperatorJob['name']) => send('POST', `/wps/operator/jobs/${job}/retry`, {}),
    onSuccess: (jobs) => client.setQueryData(KEY, jobs),
  });
  const { data, isError } = query;
  if (data === undefined)
    return (
      <Card title={t('jobs.title')}>
        {isError ? (
          <CallFailure title={t('jobs.failed')} why={t('system.noAnswer')} query={query} />
        ) : (
          <LoadingRows rows={3} />
        )}
      </Card>
    );
  const failing = data.jobs.filter(({ failures, state }) => failures > 0 || state === 'failed');
  const rowsOf = (jobs: readonly OperatorJob[]) => (
    <JobRows>
      {jobs.map((job) => (
        <JobRow key={job.name} job={job} isBusy={retry.isPending} onRetry={() => retry.mutate(job.name)} />
      ))}
    </JobRows>
  );
  return (
    <Card title={t('jobs.title')}>
      {retry.isError && <Notice tone="error">{t('system.noAnswer')}</Notice>}
      {failing.length === 0 ? <Quiet>{t('jobs.fine')}</Quiet> : rowsOf(failing)}
      <More>
        <summary>{t('jobs.all', { count: data.jobs.length })}</summary>
        {rowsOf(data.jobs)}
      </More>
    </Card>
  );
}

interface JobRowProps {
  readonly job: OperatorJob;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}

function JobRow({ job: { name, state, startedAt, failures, reason }, isBusy, onRetry }: JobRowProps) {
  const { t, tag } = useDeskWords();
  const { tone, icon, word } = JOB_STATES[state ?? 'unknown'];
  return (
    <li>
      <div>
        <b>{t(JOB_WORDS[name])}</b>
        <Quiet>
          {startedAt === null ? name : t('jobs.ranAt', { name, time: timeText(tag, startedAt) })}
          {failures > 0 && ` · ${t('jobs.failures', { count: failures })}`}
        </Quiet>
        {reason !== null && <code>{reason}</code>}
      </div>
      <Badge tone={tone} icon={icon}>
        {t(word)}
      </Badge>
      {state === 'failed' && (
        <Button size="small" icon="rotate-cw" isBusy={isBusy} onClick={onRetry}>
          {t('jobs.retry')}
        </Button>
      )}
    </li>
  );
}
