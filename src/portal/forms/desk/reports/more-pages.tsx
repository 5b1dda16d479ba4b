import { styled } from 'styled-components';
import { OutlineButton } from '#portal/forms/desk/desk-states.styles.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { color } from '#portal/theme/tokens.ts';
import { Icon } from '#portal/ui/icon.tsx';

/** The foot of a card with pages in it. */
export const PagesFoot = styled.nav`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 12px;
  padding: 10px 16px;
  border-block-start: 1px solid ${color.line};
  font-size: 13px;
  line-height: 18px;
  color: ${color.tx2};
  font-variant-numeric: tabular-nums;
  [dir='rtl'] & button svg { transform: scaleX(-1); }
`;

interface MorePagesProps {
  readonly pageNo: number;
  readonly hasMore: boolean;
  readonly onTurn: (pageNo: number) => void;
}

/** Turns the pages of a list that nobody has counted. Nothing where all of it is on the first one. */
export function MorePages({ pageNo, hasMore, onTurn }: MorePagesProps) {
  const { t, number } = useWords();
  if (pageNo === 1 && !hasMore) return null;
  return (
    <PagesFoot aria-label={t('lobby.pages')}>
      <OutlineButton type="button" disabled={pageNo === 1} onClick={() => onTurn(pageNo - 1)}>
        <Icon name="chevron-left" size={16} stroke={2} />
        {t('action.previous')}
      </OutlineButton>
      <span>{t('lobby.page', { page: number(pageNo) })}</span>
      <OutlineButton type="button" disabled={!hasMore} onClick={() => onTurn(pageNo + 1)}>
        {t('action.next')}
        <Icon name="chevron-right" size={16} stroke={2} />
      </OutlineButton>
    </PagesFoot>
  );
}
