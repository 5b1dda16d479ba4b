import type { Announcement, MemberPromotion } from '#contracts/generated/contracts.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { HtmlProse } from '#portal/ui/html-prose/html-prose.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { PromotionTime } from '../promotion-list/promotion-time.tsx';
import { Banner, Card, Facts, Faq, Pair, Steps, Terms } from './promotion-detail.styles.ts';
import { PromotionTiers } from './promotion-tiers.tsx';

interface PromotionWordsProps {
  readonly promotion: Announcement;
  readonly standing: MemberPromotion | undefined;
}

/** The picture over a promotion with its title. */
export function PromotionBanner({ promotion }: { readonly promotion: Announcement }) {
  const { url, urlMobile, summary } = promotion.promotion ?? {};
  return (
    <Banner>
      {url && urlMobile && (
        <picture>
          <source media="(min-width: 768px)" srcSet={url} />
          <img src={urlMobile} alt="" width={920} height={264} />
        </picture>
      )}
      <div>
        <span>
          <Icon name="calendar-days" size={14} stroke={2} />
          <PromotionTime {...promotion} />
        </span>
        <h1>{promotion.title}</h1>
        {summary && <p>{summary}</p>}
      </div>
    </Banner>
  );
}

/** All that a promotion says: facts, how to take part, what it gives, its terms, which are open, and questions. */
export function PromotionWords({ promotion, standing }: PromotionWordsProps) {
  const { t } = useWords();
  const { facts = [], steps = [], tiers = null, faq = [], summary = null } = promotion.promotion ?? {};
  return (
    <>
      {facts.length > 0 && (
        <Facts>
          {facts.map(({ icon, label, value }) => (
            <div key={label}>
              <dt>
                <i>
                  <Icon name={icon} size={20} />
                </i>
                {label}
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
      )}
      {(steps.length > 0 || tiers) && (
        <Pair>
          {steps.length > 0 && (
            <Card>
              <h2>{t('promotion.steps')}</h2>
              <Steps>
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </Steps>
            </Card>
          )}
          {tiers && (
            <Card>
              <h2>{t('promotion.tiers')}</h2>
              <PromotionTiers tiers={tiers} prize={standing?.prize ?? null} />
            </Card>
          )}
        </Pair>
      )}
      {promotion.content !== '' &&
        (summary === null ? (
          <Card>
            <HtmlProse html={promotion.content} />
          </Card>
        ) : (
          <Terms open>
            <summary>
              <h2>{t('promotion.terms')}</h2>
              <Icon name="chevron-down" size={18} stroke={2} />
            </summary>
            <div>
              <HtmlProse html={promotion.content} />
            </div>
          </Terms>
        ))}
      {faq.length > 0 && (
        <Faq>
          <h2>{t('promotion.faq')}</h2>
          {faq.map(({ question, answer }) => (
            <details key={question}>
              <summary>
                <h3>{question}</h3>
                <Icon name="chevron-down" size={18} stroke={2} />
              </summary>
              <HtmlProse html={answer} />
            </details>
          ))}
        </Faq>
      )}
    </>
  );
}
