import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { isWithdrawalId } from '#portal/data/withdrawal-queries.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { from, radius } from '#portal/theme/tokens.ts';
import { Skeleton } from '#portal/ui/skeleton.tsx';
import { WaitingCard } from '#portal/ui/waiting-card.tsx';
import { Main, Page } from '../payment-page.styles.ts';
import { Grid } from './withdraw.styles.ts';

const Block = styled(Skeleton)<{ readonly $height: number }>`
  height: ${({ $height }) => $height}px;
  border-radius: ${radius.l};
`;

const AsideBlock = styled(Block)`
  display: none;
  ${from.xl} { display: block; }
`;

/** The page of a withdrawal, or the choice of one, until its words and its data have come. */
export function WithdrawWaiting() {
  const { t } = useWords();
  const [query] = useSearchParams();
  return (
    <Page>
      <h1>{t('menu.withdraw')}</h1>
      {isWithdrawalId(query.get('withdrawal')) ? (
        <WaitingCard rows={5} />
      ) : (
        <Grid aria-busy="true">
          <Main>
            <Block $height={122} />
            <Block $height={112} />
            <Block $height={207} />
          </Main>
          <AsideBlock $height={480} />
        </Grid>
      )}
    </Page>
  );
}
