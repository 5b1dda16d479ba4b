import type { MemberInfo } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useMoments } from '#portal/site/use-moments.ts';
import { Facts } from './profile-card.styles.ts';

/** The place and time of the previous sign-in: a member who does not recognise it knows of an intruder. */
export function PreviousSignIn({ signIn }: { readonly signIn: MemberInfo['previousSignIn'] }) {
  const t = useFormWords();
  const moments = useMoments();
  if (!signIn) return <Facts>{t('security.firstSignIn')}</Facts>;
  return (
    <Facts>
      <span>
        {t('security.previous')}
        {': '}
        <bdi>{moments.whole(signIn.at)}</bdi>
      </span>
      <span>
        <bdi>{signIn.device || t('security.unknownDevice')}</bdi>
      </span>
      <span>
        <bdi dir="ltr">{signIn.address}</bdi>
      </span>
    </Facts>
  );
}
