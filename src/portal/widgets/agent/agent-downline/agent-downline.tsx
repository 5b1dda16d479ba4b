import { useRef, useState } from 'react';
import type { Action, TeamRow, TeamSort } from '#contracts/generated/contracts.ts';
import { teamPath } from '#portal/data/team-queries.ts';
import { CardHead, DeskCard, PageTools } from '#portal/forms/desk/desk-card.styles.ts';
import { WithDrawer } from '#portal/forms/desk/desk-drawer.styles.ts';
import { DeskList } from '#portal/forms/desk/desk-list.tsx';
import { DeskEmpty } from '#portal/forms/desk/desk-states.tsx';
import { useDeskKey } from '#portal/forms/desk/keys/use-desk-key.ts';
import type { DeskSort } from '#portal/forms/desk/table-columns.ts';
import { TreeTable } from '#portal/forms/desk/tree-table.tsx';
import { useDeskMoney } from '#portal/forms/desk/use-desk-money.ts';
import { FormPlace, useFormWords } from '#portal/forms/form-place.tsx';
import { RecordDays, useChosenDays } from '#portal/forms/records/record-days.tsx';
import { RecordDownloads } from '#portal/forms/records/record-downloads.tsx';
import { Choice, Choices } from '#portal/forms/records/records.styles.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { useSettled } from '#portal/ui/search/use-settled.ts';
import { WaitingCard } from '#portal/ui/waiting-card.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { type TeamFigure, useTeamColumns } from '../team-columns.tsx';
import { Crumbs, Foot, Keys, SearchBox } from './downline.styles.ts';
import { DownlineChart } from './downline-chart.tsx';
import { MemberDrawer } from './member-drawer.tsx';
import { useShownMember } from './use-shown-member.ts';
import { useTeamTree } from './use-team-tree.ts';

const PERIODS = ['today', 'week', 'fortnight', 'month', 'dates'] as const;
const FIGURES = ['team', 'own'] as const;
const TYPES = ['all', 'agent', 'member'] as const;
const SHORTEST_SEARCH = 2;
const SEARCH_PAUSE_MS = 300;

export function AgentDownlineView({ nodeId, paymentProof }: WidgetViewProps<'agent-downline'>) {
  return (
    <FormPlace nodeId={nodeId} widget="agent-downline" voice="agent" waiting={<WaitingCard rows={10} />}>
      <Downline paymentProof={paymentProof ?? null} />
    </FormPlace>
  );
}

function Downline({ paymentProof }: { readonly paymentProof: Action | null }) {
  const t = useFormWords();
  const money = useDeskMoney();
  const searchField = useRef<HTMLInputElement>(null);
  const { language } = useSite();
  const days = useChosenDays('month', () => {});
  const [figure, setFigure] = useState<TeamFigure>('team');
  const [type, setType] = useState<(typeof TYPES)[number]>('all');
  const [typed, setTyped] = useState('');
  const [parent, setParent] = useState<string | undefined>(undefined);
  const [shown, setShown] = useShownMember();
  const [sort, setSort] = useState<DeskSort>({ key: 'turnover', direction: 'descending' });
  const columns = useTeamColumns(figure, false);
  const search = useSettled(typed.trim().length < SHORTEST_SEARCH ? '' : typed.trim(), SEARCH_PAUSE_MS);
  const ask = {
    ...{ ...days.range, parent, search: search === '' ? undefined : search },
    ...{ type: type === 'all' ? undefined : type, sort: sort.key as TeamSort },
    order: sort.direction === 'ascending' ? ('up' as const) : ('down' as const),
  };
  const tree = useTeamTree(ask);
  const { answer } = tree;
  const path = answer.data?.path ?? [];
  const drillTo = (memberId: string | undefined): void => {
    setTyped('');
    setParent(memberId);
  };
  const clear = (): void => {
    setTyped('');
    setType('all');
  };
  useDeskKey('/', searchField);
  const isFiltered = search !== '' || type !== 'all';
  return (
    <WithDrawer $isOpen={shown !== null}>
      <section aria-label={t('team.downline')}>
        <PageTools>
          <SearchBox>
            <Icon name="search" size={16} stroke={2} />
            <input
              ref={searchField}
              type="search"
              value={typed}
              maxLength={64}
              aria-label={t('team.search')}
              placeholder={t('team.search')}
              onChange={({ target }) => setTyped(target.value)}
            />
          </SearchBox>
          <Choices role="group" aria-label={t('team.types')}>
            {TYPES.map((one) => (
              <Choice key={one} type="button" aria-pressed={one === type} onClick={() => setType(one)}>
                {t(`team.type.${one}`)}
              </Choice>
            ))}
          </Choices>
          <RecordDays days={days} offered={PERIODS} />
          <RecordDownloads path={teamPath({ ...ask, pageNo: 1, pageSize: 50 }, language)} />
        </PageTools>
        <DeskCard>
          <CardHead>
            <Crumbs aria-label={t('team.path')}>
              {path.map(({ memberId, account }, at) => (
                <li key={memberId}>
                  {at === path.length - 1 ? (
                    <b translate={at === 0 ? undefined : 'no'}>{at === 0 ? t('team.you') : account}</b>
                  ) : (
                    <button type="button" onClick={() => drillTo(at === 0 ? undefined : memberId)}>
                      {at === 0 ? t('team.you') : <span translate="no">{account}</span>}
                    </button>
                  )}
                </li>
              ))}
              {path.length === 0 && <li>{t('team.found', { count: answer.data?.totalCount ?? 0 })}</li>}
            </Crumbs>
            <Choices role="group" aria-label={t('team.figures')}>
              {FIGURES.map((one) => (
                <Choice key={one} type="button" aria-pressed={one === figure} onClick={() => setFigure(one)}>
                  {t(`team.with.${one}`)}
                </Choice>
              ))}
            </Choices>
          </CardHead>
          <DeskList
            answer={answer}
            isEmpty={({ list, root }) => list.length === 0 && (root === null || isFiltered)}
            empty={<DeskEmpty icon="users" title={t('team.nobody')} hint={t('team.nobodyHint')} />}
            {...(isFiltered && { filter: { ...(search !== '' && { asked: search }), onClear: clear } })}
          >
            {() => (
              <TreeTable<TeamRow>
                label={t('team.downline')}
                columns={columns}
                top={tree.top}
                branchOf={tree.branchOf}
                opened={tree.opened}
                onOpen={tree.onOpen}
                onMore={tree.onMore}
                onDrill={({ id, isParent }) => (isParent ? drillTo(id) : setShown(id))}
                onUp={() => drillTo(path.length > 2 ? path.at(-2)?.memberId : undefined)}
                onShow={({ id, value }) => setShown(value.level === 0 ? null : id)}
                shown={shown}
                sort={sort}
                onSort={setSort}
                isDimmed={answer.isPlaceholderData}
              />
            )}
          </DeskList>
          <Foot>{t('team.amountsIn', { sign: money.sign })}</Foot>
        </DeskCard>
        {path.length > 0 && (
          <DownlineChart memberId={path.at(-1)?.memberId ?? ''} days={days.range} isSelf={path.length === 1} />
        )}
        <Keys>
          {(['move', 'open', 'drill', 'show', 'up'] as const).map((key) => (
            <li key={key}>
              <kbd>{t(`team.key.${key}`)}</kbd>
              {t(`team.does.${key}`)}
            </li>
          ))}
        </Keys>
      </section>
      {shown !== null && (
        <MemberDrawer
          key={shown}
          memberId={shown}
          days={days.range}
          onClose={() => setShown(null)}
          onDrill={drillTo}
          paymentProof={paymentProof}
        />
      )}
    </WithDrawer>
  );
}
