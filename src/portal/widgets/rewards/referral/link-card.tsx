import type { ReferralSummary } from '#contracts/generated/contracts.ts';
import { useCopying } from '#portal/forms/copied.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { useMoney } from '#portal/site/use-money.ts';
import { Button, IconButton } from '#portal/ui/button.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { usePrize } from '../use-prize.ts';
import { LinkQr } from './link-qr.tsx';
import { Code, Hero, LinkLine, LinkParts, Rules, Ways } from './referral.styles.ts';
import { ShareWays } from './share-ways.tsx';

/** What a friend brings and must do for it, and the link to share. */
export function LinkCard({ referral }: { readonly referral: ReferralSummary }) {
  const t = useFormWords();
  const { site } = useSite();
  const prizeOf = usePrize();
  const { url, code, reward, friendReward, qualifies } = referral;
  return (
    <Hero>
      <LinkParts>
        <h2>{t('referral.each', { prize: prizeOf(reward) })}</h2>
        <p>{t('referral.within', { count: qualifies.days })}</p>
        <RuleList rule={qualifies} />
        {friendReward !== null && <p>{t('referral.friendReward', { prize: prizeOf(friendReward) })}</p>}
        <p>{t('referral.age', { age: site.legal.minimumAge })}</p>
        <CopyLink url={url} />
        <Ways>
          <ShareWays url={url} />
          <CopyCode code={code} />
        </Ways>
      </LinkParts>
      <LinkQr url={url} code={code} />
    </Hero>
  );
}

function RuleList({ rule }: { readonly rule: ReferralSummary['qualifies'] }) {
  const t = useFormWords();
  const money = useMoney();
  return (
    <Rules>
      {rule.deposited !== null && <li>{t('referral.rule.deposited', { amount: money.round(rule.deposited) })}</li>}
      {rule.staked !== null && <li>{t('referral.rule.staked', { amount: money.round(rule.staked) })}</li>}
      {rule.contact && <li>{t('referral.rule.contact')}</li>}
    </Rules>
  );
}

function CopyLink({ url }: { readonly url: string }) {
  const t = useFormWords();
  const { isCopied, copy } = useCopying();
  return (
    <>
      <LinkLine>
        <bdi dir="ltr">{url.replace(/^https?:\/\//, '')}</bdi>
        <Button type="button" onClick={() => copy(url)}>
          <Icon name={isCopied ? 'check' : 'copy'} size={16} stroke={2} />
          {t('referral.copy')}
        </Button>
      </LinkLine>
      <span className="visually-hidden" role="status">
        {isCopied && t('referral.copied')}
      </span>
    </>
  );
}

function CopyCode({ code }: { readonly code: string }) {
  const t = useFormWords();
  const { t: say } = useWords();
  const { isCopied, copy } = useCopying();
  return (
    <Code>
      <span>{t('referral.code')}</span>
      <b>
        <bdi dir="ltr">{code}</bdi>
      </b>
      <IconButton type="button" $size={36} aria-label={t('referral.copyCode')} onClick={() => copy(code)}>
        <Icon name={isCopied ? 'check' : 'copy'} size={16} stroke={2} />
      </IconButton>
      <span className="visually-hidden" role="status">
        {isCopied && say('action.copied')}
      </span>
    </Code>
  );
}
