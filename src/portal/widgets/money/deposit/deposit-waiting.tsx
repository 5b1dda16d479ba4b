import { useSearchParams } from 'react-router-dom';
import { isDepositId } from '#portal/data/deposit-queries.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { WaitingCard } from '#portal/ui/waiting-card.tsx';
import { Main, Page } from '../payment-page.styles.ts';
import { FootRoom } from '../summary.styles.ts';
import { Channels } from './channel-cards.styles.ts';
import { Choosing, Methods } from './deposit.styles.ts';
import { AmountBlock, ChannelBlock, HeadBlock, SummaryBlock } from './deposit-waiting.styles.ts';

/** The page of a deposit, or the choice of one, until its words and its data have come. */
export function DepositWaiting() {
  const { t } = useWords();
  const [query] = useSearchParams();
  return (
    <Page>
      <h1>{t('menu.deposit')}</h1>
      {isDepositId(query.get('deposit')) ? <WaitingCard rows={5} /> : <ChoiceWaiting />}
    </Page>
  );
}

const CHANNELS = 4;

function ChoiceWaiting() {
  return (
    <Choosing as="div" aria-busy="true">
      <FootRoom />
      <Main>
        <Methods as="div">
          <HeadBlock />
          <Channels>
            {[...Array(CHANNELS).keys()].map((channel) => (
              <ChannelBlock key={channel} />
            ))}
          </Channels>
        </Methods>
        <AmountBlock />
      </Main>
      <SummaryBlock />
    </Choosing>
  );
}
