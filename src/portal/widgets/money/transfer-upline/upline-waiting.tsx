import { styled } from 'styled-components';
import { useWords } from '#portal/i18n/words.tsx';
import { from, radius } from '#portal/theme/tokens.ts';
import { Skeleton } from '#portal/ui/skeleton.tsx';
import { Columns, Main, Page } from '../payment-page.styles.ts';

const Block = styled(Skeleton)<{ readonly $height: number }>`
  height: ${({ $height }) => $height}px;
  border-radius: ${radius.l};
`;

const AsideBlock = styled(Block)`
  display: none;
  ${from.md} { display: block; }
`;

/** The page of a transfer to the upline until its words and its data have come. */
export function UplineWaiting() {
  const { t } = useWords();
  return (
    <Page>
      <h1>{t('menu.transferUpline')}</h1>
      <Columns aria-busy="true">
        <Main>
          <Block $height={172} />
          <Block $height={190} />
        </Main>
        <AsideBlock $height={256} />
      </Columns>
    </Page>
  );
}
