import { useQuery } from '@tanstack/react-query';
import { vendorLanesQuery } from '#portal/data/games/games-queries.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { type ChosenDays, RecordDays } from '#portal/forms/records/record-days.tsx';
import { RecordDownloads } from '#portal/forms/records/record-downloads.tsx';
import { RecordSelect } from '#portal/forms/records/record-select.tsx';
import { Filters } from '#portal/forms/records/records.styles.ts';
import { useSite } from '#portal/site/site-context.tsx';

const PERIODS = ['today', 'week', 'month', 'year', 'dates'] as const;

/** Rounds that go on, those that are settled, or both. */
export type BetStatus = 'all' | 'open' | 'closed';

interface BetFiltersProps {
  readonly days: ChosenDays;
  /** A vendor's code; empty for all. */
  readonly vendor: string;
  readonly onVendor: (vendor: string) => void;
  readonly status: BetStatus;
  readonly onStatus: (status: BetStatus) => void;
  /** Of the list, for its files. */
  readonly path: string;
}

/** The filters of the rounds. */
export function BetFilters({ days, vendor, onVendor, status, onStatus, path }: BetFiltersProps) {
  const t = useFormWords();
  const { language, member } = useSite();
  const { data } = useQuery({ ...vendorLanesQuery(language), enabled: member !== null });
  const names = new Map(
    data?.lanes.flatMap(({ cards }) => Object.values(cards).map((card) => [card.vassalage, card.displayName] as const)),
  );
  const vendors = [...names].sort(([, one], [, other]) => one.localeCompare(other, language.toLowerCase()));
  return (
    <Filters>
      <RecordDays days={days} offered={PERIODS} />
      <RecordSelect
        label={t('bets.studio')}
        value={vendor}
        options={[['', t('lobby.allVendors')], ...vendors]}
        onChoose={onVendor}
      />
      <RecordSelect
        label={t('bets.status')}
        value={status}
        options={[
          ['all', t('bet.statusAll')],
          ['open', t('bets.statuses.open')],
          ['closed', t('bets.statuses.closed')],
        ]}
        onChoose={onStatus}
      />
      <RecordDownloads path={path} />
    </Filters>
  );
}
