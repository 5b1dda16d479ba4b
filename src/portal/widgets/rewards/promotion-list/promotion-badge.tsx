import { css, styled } from 'styled-components';
import { useWords } from '#portal/i18n/words.tsx';
import { color, radius } from '#portal/theme/tokens.ts';
import { Icon } from '#portal/ui/icon.tsx';
import type { PromotionStatus } from './promotion-status.ts';

const looks = {
  join: css`background: ${color.okSoft}; color: ${color.ok};`,
  comingSoon: css`background: ${color.warnSoft}; color: ${color.warn};`,
  closed: css`background: ${color.surf2}; color: ${color.tx2};`,
} as const;

const icons = { join: 'check', comingSoon: 'timer', closed: 'x' } as const;

const Badge = styled.span<{ readonly $status: PromotionStatus }>`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  height: 24px;
  padding-inline: 8px 10px;
  border-radius: ${radius.pill};
  font-size: 12px;
  line-height: 16px;
  font-weight: 600;
  white-space: nowrap;
  ${({ $status }) => looks[$status]}
`;

/** Says whether a promotion is open, by words and a sign, not by colour alone. */
export function PromotionBadge({ status }: { readonly status: PromotionStatus }) {
  const { t } = useWords();
  return (
    <Badge $status={status}>
      <Icon name={icons[status]} size={14} stroke={2} />
      {t(`promotion.status.${status}`)}
    </Badge>
  );
}
