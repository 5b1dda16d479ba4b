import { useState } from 'react';
import { usePlanWords } from '#portal/forms/desk/income/use-plan-words.ts';
import { useDeskMoney } from '#portal/forms/desk/use-desk-money.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { Sheet } from '#portal/forms/sheet/sheet.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { SimulationBar } from './offer.styles.ts';
import { OfferSimulation } from './offer-simulation.tsx';
import type { Offer } from './use-offer.ts';

interface SimulationLineProps {
  readonly offer: Offer;
  readonly account: string;
}

/** The simulation of the latest period in one line, for phones; a press opens the whole simulation. */
export function SimulationLine({ offer, account }: SimulationLineProps) {
  const t = useFormWords();
  const words = usePlanWords();
  const money = useDeskMoney();
  const [isOpen, setOpen] = useState(false);
  const period = offer.simulation?.periods[0];
  return (
    <>
      <SimulationBar>
        <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <span aria-live="polite">
            {period ? (
              <>
                <small>{words.span(period.from, period.until)}</small>
                {period.hasData ? (
                  <b>
                    {t('contract.sim.line', {
                      ...{ account, paid: money.named(period.offer.paid), kept: money.named(period.offer.kept) },
                    })}
                  </b>
                ) : (
                  <b>{t('contract.sim.noData')}</b>
                )}
              </>
            ) : (
              <>
                <small>{t('contract.sim.title')}</small>
                <b>{t(waitingWord(offer, account))}</b>
              </>
            )}
          </span>
          <Icon name="chevron-up" size={18} stroke={2} />
        </button>
      </SimulationBar>
      {isOpen && (
        <Sheet
          isWide
          title={account === '' ? t('contract.offer') : t('contract.form.titleTo', { account })}
          onClose={() => setOpen(false)}
        >
          <OfferSimulation offer={offer} account={account} />
        </Sheet>
      )}
    </>
  );
}

/** Why there are no figures: something is missing still, they could not be loaded, or they are on their way. */
function waitingWord({ read, simulationError }: Offer, account: string) {
  if (read.tiers === null || account === '') return 'contract.sim.wait';
  return simulationError ? 'desk.failed' : 'account.working';
}
