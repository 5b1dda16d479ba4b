import { Link } from 'react-router-dom';
import { timeText, waitText } from '../i18n/figures.ts';
import { useDeskWords } from '../i18n/words.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import { CaseAmount } from './case-amount.tsx';
import { CaseFacts } from './case-facts.tsx';
import { Columns, Pane, PaneBody, PaneHead, Pictures, Section } from './case-pane.styles.ts';
import { CaseTimeline } from './case-timeline.tsx';
import { ownerOf, titleOf } from './case-title.ts';
import { CaseSums, TurnoverLines } from './case-turnover.tsx';
import { ClaimNotice } from './claim-notice.tsx';
import { DecisionBar, type DecisionProps } from './decision-bar.tsx';
import { HoldNotice } from './hold/hold-notice.tsx';
import type { QueueCase } from './queue-kind.ts';
import { useCaseDetails } from './use-case-details.ts';
import { useNow } from './use-now.ts';

interface CasePaneProps extends DecisionProps {
  readonly siteId: string;
  /** Leaves the case to others. */
  readonly onLetGo: () => void;
}

/** One request with all that is known of it, and the bar that decides it. */
export function CasePane(props: CasePaneProps) {
  const { siteId, kind, open, operator, onLetGo } = props;
  const { t, tag } = useDeskWords();
  const now = useNow();
  const { data: more, isError } = useCaseDetails(siteId, kind, open);
  return (
    <Pane aria-labelledby="open-case">
      <PaneBody tabIndex={0}>
        <PaneHead>
          <Avatar name={ownerOf(t, open)} size={44} />
          <div>
            <h2 id="open-case" tabIndex={-1}>
              {open.memberId === null ? (
                ownerOf(t, open)
              ) : (
                <Link to={`/members/${siteId}/${open.memberId}`} title={t('case.openFile')} translate="no">
                  {ownerOf(t, open)}
                </Link>
              )}
            </h2>
            <p>
              {t('case.since', {
                ...{ title: titleOf(t, open), time: timeText(tag, open.since) },
                wait: waitText(tag, open.since, now),
              })}
            </p>
          </div>
          <strong>
            <CaseAmount of={open.amount} />
          </strong>
        </PaneHead>
        {open.claim !== null && <ClaimNotice claim={open.claim} operator={operator} onLetGo={onLetGo} />}
        {kind.holding && open.hold && (
          <HoldNotice {...{ siteId, kind, open, hold: open.hold, holding: kind.holding }} mayDecide={props.mayDecide} />
        )}
        <Columns>
          <div>
            {open.why.length > 0 && (
              <Section>
                <h3>{t('case.why')}</h3>
                <ul>
                  {open.why.map((reason) => (
                    <li key={reason}>
                      <Icon name="circle-alert" />
                      {t(reason)}
                    </li>
                  ))}
                </ul>
              </Section>
            )}
            <Section>
              <h3>{t('case.facts')}</h3>
              <CaseFacts facts={[...open.facts, ...(more?.facts ?? [])]} />
              {isError && <Notice tone="warn">{t('case.moreFailed')}</Notice>}
            </Section>
            {more?.turnover !== undefined && more.turnover.list.length > 0 && <TurnoverLines {...more.turnover} />}
            {more?.sums !== undefined && <CaseSums sums={more.sums} />}
          </div>
          <div>
            {open.approvalsNeeded > 1 && <Approvals of={open} />}
            {open.pictures.length > 0 && (
              <Section>
                <h3>{t('case.pictures')}</h3>
                <Pictures>
                  {open.pictures.map(({ url }, index) => (
                    <a key={url} href={url} target="_blank" rel="noreferrer">
                      <img src={url} alt={t('case.picture', { number: index + 1 })} />
                    </a>
                  ))}
                </Pictures>
              </Section>
            )}
            {more?.timeline !== undefined && <CaseTimeline events={more.timeline} />}
          </div>
        </Columns>
      </PaneBody>
      <DecisionBar {...props} />
    </Pane>
  );
}

/** Who approved a case that takes two people. */
function Approvals({ of: { approvals } }: { readonly of: QueueCase }) {
  const { t } = useDeskWords();
  return (
    <Section>
      <h3>{t('case.twoPeople')}</h3>
      <ul>
        {approvals.map((account) => (
          <li key={account}>
            <Avatar name={account} />
            <span>
              <b translate="no">{account}</b> {t('case.approved')}
            </span>
          </li>
        ))}
        <li>
          <Icon name="clock" />
          {t('case.waitsForOther')}
        </li>
      </ul>
    </Section>
  );
}
