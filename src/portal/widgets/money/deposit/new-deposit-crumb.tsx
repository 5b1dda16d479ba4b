import { Link, useLocation } from 'react-router-dom';
import { useWords } from '#portal/i18n/words.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { withDeposit } from '../deposit-address.ts';
import { Crumb } from '../payment-page.styles.ts';

/** The way back from one deposit to the choice of another. */
export function NewDepositCrumb() {
  const { t } = useWords();
  const { search } = useLocation();
  return (
    <Crumb as={Link} to={withDeposit(search, null)}>
      <Icon name="chevron-left" size={16} stroke={2} />
      {t('menu.deposit')}
    </Crumb>
  );
}
