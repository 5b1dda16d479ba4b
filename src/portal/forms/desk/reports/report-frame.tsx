import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { IconName } from '#contracts/generated/contracts.ts';
import { GatewayError } from '#portal/data/gateway-client.ts';
import { DeskCard, PageTools } from '#portal/forms/desk/desk-card.styles.ts';
import { type DeskAnswer, DeskList } from '#portal/forms/desk/desk-list.tsx';
import { DeskEmpty } from '#portal/forms/desk/desk-states.tsx';
import { TableWaiting } from '#portal/forms/desk/table-waiting.tsx';
import { RecordDays } from '#portal/forms/records/record-days.tsx';
import { RecordDownloads } from '#portal/forms/records/record-downloads.tsx';
import { Records } from '#portal/forms/records/records.styles.ts';
import { from } from '#portal/theme/tokens.ts';
import { AccountSearch } from './account-search.tsx';
import { NobodyFound } from './nobody-found.tsx';
import type { Report } from './use-report.ts';

const PERIODS = ['today', 'week', 'fortnight', 'month', 'dates'] as const;

/** Days, account and two choices have room in one row of a wide desk. */
const Tools = styled(PageTools)`
  ${from.md} { > :is(span:has(select), form) { flex-basis: 168px; } }
`;

interface ReportFrameProps<Value> {
  readonly label: string;
  readonly report: Report;
  /** Of the page that is shown, for files of all pages. */
  readonly path: string;
  /** Beside days and account. */
  readonly filters?: ReactNode;
  /** Takes away those filters; absent while they ask for everything. */
  readonly onClearFilters?: (() => void) | undefined;
  readonly answer: DeskAnswer<Value> & { readonly isPlaceholderData: boolean };
  readonly isEmpty: (data: Value) => boolean;
  /** What stands in place of a list of nothing. */
  readonly none: { readonly icon: IconName; readonly title: string; readonly hint: string };
  /** Columns of figures, for the skeleton. */
  readonly figures: number;
  /** Above the list. */
  readonly sums?: ReactNode;
  /** Below the list. */
  readonly pages?: (data: Value) => ReactNode;
  readonly children: (data: Value) => ReactNode;
}

/** A report about a team: days, account and files, then the list in every state that it can be in. */
export function ReportFrame<Value>(props: ReportFrameProps<Value>) {
  const { label, report, path, filters, onClearFilters, answer, isEmpty, none, figures, sums, pages, children } = props;
  const { days, search, seek, top } = report;
  const isNobody = search !== '' && answer.error instanceof GatewayError && answer.error.code === 'not_found';
  const isFiltered = search !== '' || onClearFilters !== undefined;
  const clear = (): void => {
    if (search !== '') seek('');
    onClearFilters?.();
  };
  return (
    <Records ref={top} tabIndex={-1} aria-label={label} aria-busy={answer.isPlaceholderData}>
      <Tools>
        <RecordDays days={days} offered={PERIODS} />
        <AccountSearch search={search} onSearch={seek} />
        {filters}
        <RecordDownloads path={path} />
      </Tools>
      {!isNobody && sums}
      <DeskCard>
        {isNobody ? (
          <NobodyFound asked={search} onClear={() => seek('')} />
        ) : (
          <DeskList
            answer={answer}
            isEmpty={isEmpty}
            empty={<DeskEmpty {...none} />}
            {...(isFiltered && { filter: { ...(search !== '' && { asked: search }), onClear: clear } })}
            waiting={<TableWaiting figures={figures} hasFaces />}
          >
            {(data) => (
              <>
                {children(data)}
                {pages?.(data)}
              </>
            )}
          </DeskList>
        )}
      </DeskCard>
    </Records>
  );
}
