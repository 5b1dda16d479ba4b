import type { TeamFunnel } from '#contracts/generated/contracts.ts';
import { DeskIcon } from '#portal/forms/desk/desk-icon.tsx';
import { Delta } from '#portal/forms/desk/kpi-card.styles.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { PaddedCard } from '../agent-register-centre.styles.ts';
import { Bar, Steps } from './funnel-card.styles.ts';
import { useShare } from './use-share.ts';

/** Each step with the one that it is a part of. */
const STEPS = [
  { step: 'clicks', above: null },
  { step: 'registrations', above: 'clicks' },
  { step: 'firstDeposits', above: 'registrations' },
  { step: 'activeAfterWeek', above: 'firstDeposits' },
] as const;

interface FunnelCardProps {
  readonly totals: TeamFunnel;
  /** Of as many days before. */
  readonly before: TeamFunnel;
  /** They are those of the choice before. */
  readonly isDimmed: boolean;
}

/** From the opening of links to players: each step as a part of the one above it, and against the days before. */
export function FunnelCard({ totals, before, isDimmed }: FunnelCardProps) {
  const t = useFormWords();
  const { number } = useWords();
  const share = useShare();
  const most = Math.max(...STEPS.map(({ step }) => totals[step]), 1);
  return (
    <PaddedCard as="section" aria-label={t('register.funnel.title')}>
      <header>
        <h2>{t('register.funnel.title')}</h2>
        <small>{t('register.funnel.all')}</small>
      </header>
      <Steps $isDimmed={isDimmed}>
        {STEPS.map(({ step, above }, at) => {
          const percent = above && share(totals[step], totals[above]);
          return (
            <li key={step}>
              <p>
                <span>{t(`report.head.${step}`)}</span>
                <b>{number(totals[step])}</b>
              </p>
              <Bar viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                <rect width={(totals[step] / most) * 100} height={1} fillOpacity={1 - at * 0.22} />
              </Bar>
              <small>
                <span>
                  {above === null
                    ? t('register.funnel.people')
                    : percent && t(`register.funnel.of.${above}`, { percent })}
                </span>
                <Change now={totals[step]} before={before[step]} />
              </small>
            </li>
          );
        })}
      </Steps>
      <small>{t('register.funnel.against')}</small>
    </PaddedCard>
  );
}

/** A change in percent; nothing where there was nothing before. */
function Change({ now, before }: { readonly now: number; readonly before: number }) {
  const t = useFormWords();
  const share = useShare();
  const said = share(Math.abs(now - before), before);
  if (said === null) return null;
  const isUp = now > before;
  return (
    <Delta $tone={now === before ? 'even' : isUp ? 'good' : 'bad'}>
      {now !== before && <DeskIcon name={isUp ? 'arrow-up-right' : 'arrow-down-right'} size={13} stroke={2.2} />}
      <bdi aria-hidden="true">{now === before ? '±0' : said}</bdi>
      <span className="visually-hidden">
        {now === before ? t('desk.even') : t(isUp ? 'desk.rose' : 'desk.fell', { change: said })}
      </span>
    </Delta>
  );
}
