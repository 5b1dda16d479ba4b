import { Link, useLocation } from 'react-router-dom';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { Crumb } from '#portal/widgets/money/payment-page.styles.ts';
import { withWithdrawal } from '#portal/widgets/money/withdrawal-address.ts';

/** The way back from one withdrawal to the others and to a new one. */
export function WithdrawalsCrumb() {
  const t = useFormWords();
  const { search } = useLocation();
  return (
    <Crumb as={Link} to={withWithdrawal(search, null)}>
      <Icon name="chevron-left" size={16} stroke={2} />
      {t('withdrawalRecords.label')}
    </Crumb>
  );
}
