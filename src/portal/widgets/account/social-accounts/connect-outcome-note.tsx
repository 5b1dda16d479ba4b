import { CONNECT_OUTCOMES, type ConnectOutcome } from '#portal/actions/connect-outcome.ts';
import { useModalParams } from '#portal/actions/modal-params.tsx';
import { GatewayError } from '#portal/data/gateway-client.ts';
import { FormFailure, FormSuccess } from '#portal/forms/form-failure.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import type { AnyWord } from '#words/generated/word-keys.ts';

const words: Readonly<Record<ConnectOutcome, AnyWord>> = {
  connected: 'connect.done',
  taken: 'connect.taken',
  expired: 'social.expired',
  cancelled: 'social.cancelled',
  failed: 'social.failed',
  unavailable: 'connect.unavailable',
};

/** Shows the outcome of connecting a service to a visitor who just returned from it. */
export function ConnectOutcomeNote() {
  const t = useFormWords();
  const { outcome: param } = useModalParams();
  const outcome = CONNECT_OUTCOMES.find((one) => one === param);
  if (outcome === undefined) return null;
  const text = t(words[outcome]);
  return outcome === 'connected' ? (
    <FormSuccess text={text} />
  ) : (
    <FormFailure failure={new GatewayError(outcome, text, 0)} />
  );
}
