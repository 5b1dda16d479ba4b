import { css, styled } from 'styled-components';
import type { PromotionStatus } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { color, radius } from '#portal/theme/tokens.ts';
import { Icon } from '#portal/ui/icon.tsx';
import type { TimeStatus } from './promotion-status.ts';

const quiet = css`background: ${color.surf2}; color: ${color.tx2};`;
const well = css`background: ${color.okSoft}; color: ${color.ok};`;
const waiting = css`background: ${color.warnSoft}; color: ${color.warn};`;

const looks = {
  join: well,
  comingSoon: quiet,
  closed: quiet,
  claim: css`background: ${color.priSoft}; color: ${color.priTx};`,
  joined: css`background: ${color.accSoft}; color: ${color.accTx};`,
  applying: waiting,
  process: waiting,
  rejected: css`background: ${color.errSoft}; color: ${color.err};`,
  issued: well,
  claimed: well,
} as const;

const icons = {
  join: 'check',
  comingSoon: 'calendar-days',
  closed: 'x',
  claim: 'gift',
  joined: 'play',
  applying: 'clock-3',
  process: 'search',
  rejected: 'x',
  issued: 'check',
  claimed: 'check',
} as const;

export const StatusPill = styled.span<{ readonly $status: PromotionStatus }>`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  min-height: 24px;
  padding-inline: 8px 10px;
  border-radius: ${radius.pill};
  font-size: 12px;
  line-height: 16px;
  font-weight: 600;
  white-space: nowrap;
  ${({ $status }) => looks[$status]}
`;

/** Says how a promotion stands by its time, by words and a sign, not by colour alone. */
export function TimeBadge({ status }: { readonly status: TimeStatus }) {
  const { t } = useWords();
  return (
    <StatusPill $status={status}>
      <Icon name={icons[status]} size={14} stroke={2} />
      {t(`promotion.status.${status}`)}
    </StatusPill>
  );
}

/** Says how a promotion stands with the member. */
export function OwnBadge({ status }: { readonly status: PromotionStatus }) {
  const t = useFormWords();
  return (
    <StatusPill $status={status}>
      <Icon name={icons[status]} size={14} stroke={2} />
      {t(`promotion.status.${status}`)}
    </StatusPill>
  );
}
