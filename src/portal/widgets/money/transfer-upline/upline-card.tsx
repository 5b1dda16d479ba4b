import type { UplineName, UplineTransferTerms } from '#contracts/generated/contracts.ts';
import { FormIcon } from '#portal/forms/form-icon.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useMoney } from '#portal/site/use-money.ts';
import { Card } from '#portal/ui/account-card.ts';
import { Icon } from '#portal/ui/icon.tsx';
import { Funds, Person } from './transfer-upline.styles.ts';

interface UplineCardProps {
  readonly terms: UplineTransferTerms;
  readonly upline: UplineName;
  /** What turnover locks of the balance. */
  readonly locked: string;
}

/** Whom money goes to, and how much of the balance may go there. */
export function UplineCard({ terms: { available, balance }, upline, locked }: UplineCardProps) {
  const t = useFormWords();
  const money = useMoney();
  const { account, nickname } = upline;
  return (
    <Card as="div">
      <Person>
        <i>
          <Icon name="user" size={20} />
        </i>
        <div>
          <small>{t('upline.to')}</small>
          <strong>
            <bdi>{nickname ?? account}</bdi>
          </strong>
          {nickname !== null && (
            <small>
              <bdi>{account}</bdi>
            </small>
          )}
        </div>
      </Person>
      <Funds>
        <div>
          <dt>{t('upline.available')}</dt>
          <dd>
            <bdi>{money.say(available)}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('withdraw.balance')}</dt>
          <dd>
            <bdi>{money.say(balance)}</bdi>
          </dd>
        </div>
        {/[1-9]/.test(locked) && (
          <div>
            <dt>
              <FormIcon name="lock" size={13} />
              {t('withdraw.locked')}
            </dt>
            <dd>
              <bdi>{money.say(locked)}</bdi>
            </dd>
          </div>
        )}
      </Funds>
    </Card>
  );
}
