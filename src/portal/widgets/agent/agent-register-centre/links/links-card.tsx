import { styled } from 'styled-components';
import type { TeamLink, TeamLinks } from '#contracts/generated/contracts.ts';
import { DataTable } from '#portal/forms/desk/data-table.tsx';
import { CardHead, DeskCard } from '#portal/forms/desk/desk-card.styles.ts';
import { type DeskAnswer, DeskList } from '#portal/forms/desk/desk-list.tsx';
import { OutlineButton } from '#portal/forms/desk/desk-states.styles.ts';
import { DeskEmpty } from '#portal/forms/desk/desk-states.tsx';
import { OnPhone } from '#portal/forms/desk/reports/on-phone.styles.ts';
import type { DeskColumn } from '#portal/forms/desk/table-columns.ts';
import { TableWaiting } from '#portal/forms/desk/table-waiting.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { color, radius } from '#portal/theme/tokens.ts';
import { Badge } from '#portal/ui/account-card.ts';
import { Button } from '#portal/ui/button.tsx';
import { useShare } from '../funnel/use-share.ts';
import { RegisterIcon } from '../register-icon.tsx';

const Named = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;
  min-width: 0;
  > i { display: grid; place-items: center; flex: none; width: 32px; height: 32px; border-radius: ${radius.m}; background: ${color.surf2}; color: ${color.tx2}; }
  tr[data-opened] & > i { background: ${color.surf}; }
  > span:nth-of-type(1) { min-width: 0; overflow-wrap: anywhere; }
  small { display: block; font: 400 12px/16px ${'var(--mono)'}; color: ${color.tx2}; }
`;

const Head = styled(CardHead)`
  > small { flex-basis: 100%; font-size: 12px; line-height: 16px; color: ${color.tx2}; }
  h2 { flex: none; }
  > button { margin-inline-start: auto; }
`;

const COUNTED = ['clicks', 'registrations', 'firstDeposits'] as const;
const ON_PHONE: Readonly<Record<string, 'value' | 'detail'>> = { clicks: 'value', registrations: 'detail' };

interface LinksCardProps {
  readonly answer: DeskAnswer<TeamLinks> & { readonly isPlaceholderData: boolean };
  /** The code of the link that is shown above. */
  readonly opened: string | null;
  readonly onOpen: (code: string) => void;
  readonly onMake: () => void;
}

/** The links with what they brought in the chosen days; without any, an invitation to make the first. */
export function LinksCard({ answer, opened, onOpen, onMake }: LinksCardProps) {
  const t = useFormWords();
  const { number } = useWords();
  const { data } = answer;
  const isFull = data !== undefined && data.list.length >= data.most;
  return (
    <DeskCard as="section" aria-label={t('register.links.title')}>
      <Head>
        <h2>{t('register.links.title')}</h2>
        {data && data.list.length > 0 && (
          <>
            <Badge $tone="quiet">
              {t('register.links.count', { links: number(data.list.length), most: number(data.most) })}
            </Badge>
            <OutlineButton type="button" aria-disabled={isFull} onClick={() => !isFull && onMake()}>
              <RegisterIcon name="plus" size={15} />
              {t('register.links.new')}
            </OutlineButton>
          </>
        )}
        {isFull && <small>{t('register.links.full')}</small>}
      </Head>
      <DeskList
        answer={answer}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <DeskEmpty icon="user-plus" title={t('register.links.none')} hint={t('register.links.noneHint')}>
            <Button type="button" $size="small" onClick={onMake}>
              <RegisterIcon name="plus" size={15} />
              {t('register.links.first')}
            </Button>
          </DeskEmpty>
        }
        waiting={<TableWaiting figures={3} rows={4} />}
      >
        {(links) => <LinksTable links={links} {...{ opened, onOpen }} isDimmed={answer.isPlaceholderData} />}
      </DeskList>
    </DeskCard>
  );
}

interface LinksTableProps extends Pick<LinksCardProps, 'opened' | 'onOpen'> {
  readonly links: TeamLinks;
  readonly isDimmed: boolean;
}

function LinksTable({ links: { list, totals }, opened, onOpen, isDimmed }: LinksTableProps) {
  const t = useFormWords();
  const { number } = useWords();
  const share = useShare();
  const counted = (key: (typeof COUNTED)[number], value: number) => (
    <>
      {ON_PHONE[key] && <OnPhone>{t(`report.head.${key}`)} </OnPhone>}
      {number(value)}
    </>
  );
  const columns: readonly DeskColumn<TeamLink>[] = [
    {
      ...{ key: 'name', label: t('report.head.link'), onPhone: 'title' as const },
      cell: ({ name, code, isOn }) => (
        <Named>
          <i aria-hidden="true">
            <RegisterIcon name="qr-code" />
          </i>
          <span>
            {name}
            <small dir="ltr" translate="no">
              {code}
            </small>
          </span>
          {!isOn && <Badge $tone="quiet">{t('register.link.off')}</Badge>}
        </Named>
      ),
      sortValue: ({ name }) => name,
    },
    {
      ...{ key: 'kind', label: t('register.links.registers') },
      cell: ({ kind }) => t(`register.kinds.${kind}`),
    },
    {
      ...{ key: 'host', label: t('register.link.host'), onPhone: 'note' as const },
      cell: ({ host }) => <bdi dir="ltr">{host}</bdi>,
    },
    ...COUNTED.map(
      (key): DeskColumn<TeamLink> => ({
        ...{ key, label: t(`report.head.${key}`), isNumber: true },
        ...(ON_PHONE[key] && { onPhone: ON_PHONE[key] }),
        cell: ({ funnel }) => counted(key, funnel[key]),
        sortValue: ({ funnel }) => funnel[key],
      }),
    ),
    {
      ...{ key: 'rate', label: t('register.links.rate'), isNumber: true },
      cell: ({ funnel }) => share(funnel.firstDeposits, funnel.registrations) ?? '–',
    },
  ];
  return (
    <DataTable
      label={t('register.links.title')}
      columns={columns}
      rows={list}
      keyOf={({ code }) => code}
      onOpen={({ code }) => onOpen(code)}
      opened={opened}
      totals={{
        ...Object.fromEntries(COUNTED.map((key) => [key, counted(key, totals[key])])),
        rate: share(totals.firstDeposits, totals.registrations) ?? '–',
      }}
      totalsLabel={t('register.funnel.all')}
      isDimmed={isDimmed}
    />
  );
}
