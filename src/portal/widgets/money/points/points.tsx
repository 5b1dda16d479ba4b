import type { Action } from '#contracts/generated/contracts.ts';
import { pointsConfigQuery, pointsQuery } from '#portal/data/points-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { FormPlace } from '#portal/forms/form-place.tsx';
import { OwnFailure } from '#portal/forms/own-failure.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { WaitingCard } from '#portal/ui/waiting-card.tsx';
import { WaitingLines } from '#portal/ui/waiting-lines.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { AccountNeeded, useNeedsAccount } from '../account-needed.tsx';
import { Page } from '../payment-page.styles.ts';
import { ConvertForm } from './convert-form.tsx';
import { Mall } from './mall/mall.tsx';
import { Redemptions } from './mall/redemptions.tsx';
import { Pair } from './points.styles.ts';
import { PointsBand } from './points-band.tsx';
import { PointsRecord } from './points-record.tsx';

export function PointsView({ nodeId, title, paymentProof }: WidgetViewProps<'points'>) {
  const words = useWords();
  return (
    <FormPlace nodeId={nodeId} widget="points" voice="payout" waiting={<WaitingLines />}>
      <Page>
        <h1>{words.text(title)}</h1>
        <OwnPoints paymentProof={paymentProof} />
      </Page>
    </FormPlace>
  );
}

function OwnPoints({ paymentProof }: { readonly paymentProof: Action }) {
  const needsAccount = useNeedsAccount();
  const points = useOwnQuery(pointsQuery());
  const config = useOwnQuery(pointsConfigQuery());
  if (needsAccount) return <AccountNeeded about="points" />;
  const failed = [points, config].find((one) => one.isLoadingError);
  if (failed) return <OwnFailure error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!points.data || !config.data) return <WaitingCard rows={4} />;
  const { conversion, rates, hasPaymentPassword } = config.data;
  return (
    <>
      <PointsBand {...points.data} rates={rates} />
      <Mall points={points.data.points} hasPaymentPassword={hasPaymentPassword} paymentProof={paymentProof} />
      <Pair>
        <Redemptions />
        {conversion !== null && (
          <ConvertForm
            points={points.data.points}
            conversion={conversion}
            hasPaymentPassword={hasPaymentPassword}
            paymentProof={paymentProof}
          />
        )}
      </Pair>
      <PointsRecord />
    </>
  );
}
