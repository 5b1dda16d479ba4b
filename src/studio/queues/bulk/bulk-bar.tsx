import { styled } from 'styled-components';
import { useWords } from '#studio/i18n/words.tsx';
import { color, from } from '#studio/theme/tokens.ts';
import { Button } from '#studio/ui/button.tsx';
import type { Decision, QueueKind } from '../queue-kind.ts';

/** Several requests are decided at a desk, not on a phone (look of the desk, "Queue"). */
const Bar = styled.div`
  display: none;
  ${from.md} {
    position: sticky;
    inset-block-end: 0;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    padding: 10px 16px;
    background: ${color.surf};
    box-shadow: inset 0 1px 0 ${color.line};
    font-size: 13px;
    b { flex: 1; }
  }
`;

interface BulkBarProps {
  readonly kind: QueueKind;
  readonly count: number;
  readonly onDecide: (decision: Decision) => void;
  readonly onClear: () => void;
}

/** How many requests are selected, and the decisions on all of them. */
export function BulkBar({ kind, count, onDecide, onClear }: BulkBarProps) {
  const t = useWords();
  return (
    <Bar role="group" aria-label={t('bulk.bar')}>
      <b role="status">{t('bulk.selected', { count })}</b>
      <Button look="quiet" size="small" onClick={onClear}>
        {t('bulk.clear')}
      </Button>
      <Button look="danger" size="small" onClick={() => onDecide('reject')}>
        {t(kind.words.reject)}
      </Button>
      <Button look="primary" size="small" onClick={() => onDecide('approve')}>
        {t(kind.words.approve)}
      </Button>
    </Bar>
  );
}
