import type { TeamRow } from '#contracts/generated/contracts.ts';
import { DataTable } from '#portal/forms/desk/data-table.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useTeamColumns } from '../team-columns.tsx';

interface DownlineTableProps {
  readonly rows: readonly TeamRow[];
  readonly isDimmed: boolean;
}

/** Direct downlines with what they and their teams came to. */
export function DownlineTable({ rows, isDimmed }: DownlineTableProps) {
  const t = useFormWords();
  return (
    <DataTable
      label={t('team.downline')}
      columns={useTeamColumns('team', true)}
      rows={rows}
      keyOf={({ memberId }) => memberId}
      isDimmed={isDimmed}
    />
  );
}
