import { styled } from 'styled-components';
import { useWords } from '#studio/i18n/words.tsx';
import { color } from '../theme/tokens.ts';
import { Button } from './button.tsx';

const Row = styled.nav`
  display: flex;
  align-items: center;
  justify-content: end;
  gap: 8px;
  padding: 10px 18px;
  border-block-start: 1px solid ${color.line};
  font-size: 13px;
  color: ${color.tx2};
  > span { flex: 1; }
`;

interface PagerProps {
  /** From 1 on. */
  readonly page: number;
  readonly hasMore: boolean;
  readonly onPage: (page: number) => void;
}

/** Goes through the pages of a list; nothing where there is one page alone. */
export function Pager({ page, hasMore, onPage }: PagerProps) {
  const t = useWords();
  if (page === 1 && !hasMore) return null;
  return (
    <Row aria-label={t('ui.pages')}>
      <span>{t('ui.page', { page })}</span>
      <Button disabledReason={page === 1 ? t('ui.firstPage') : undefined} onClick={() => onPage(page - 1)}>
        {t('ui.before')}
      </Button>
      <Button disabledReason={hasMore ? undefined : t('ui.lastPage')} onClick={() => onPage(page + 1)}>
        {t('ui.next')}
      </Button>
    </Row>
  );
}
