import { useRef, useState } from 'react';
import { GatewayError } from '#portal/data/gateway-client.ts';
import { sendValue } from '#portal/data/send-value.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { type DraftFaults, type FeedbackDraft, faultsOf, newFeedbackId } from './feedback-draft.ts';

const EMPTY: FeedbackDraft = { kind: 'PROBLEM', content: '', contact: '' };

export type FeedbackStage = 'writing' | 'sending' | 'sent';

/** A draft on its way to the site: what is written, what is wrong with it, and what became of it. */
export function useFeedback() {
  const { language, site } = useSite();
  const [draft, setDraft] = useState(EMPTY);
  const [stage, setStage] = useState<FeedbackStage>('writing');
  const [faults, setFaults] = useState<DraftFaults>({});
  const [failure, setFailure] = useState<unknown>(null);
  // One text has one key: a text that is sent again is the same, a changed one is another.
  const sentAs = useRef<{ readonly text: string; readonly feedbackId: string } | null>(null);

  const write = (change: Partial<FeedbackDraft>): void => {
    const next = { ...draft, ...change };
    setDraft(next);
    if (Object.keys(faults).length > 0) setFaults(faultsOf(next, site.feedback));
  };

  /** Sends the draft. Resolves to the fields that have to be mended first. */
  const send = async (): Promise<DraftFaults> => {
    const found = faultsOf(draft, site.feedback);
    setFaults(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return found;
    const contact = draft.contact.trim();
    const body = { kind: draft.kind, content: draft.content.trim(), ...(contact && { contact }) };
    const text = JSON.stringify(body);
    if (sentAs.current?.text !== text) sentAs.current = { text, feedbackId: newFeedbackId() };
    setStage('sending');
    try {
      await sendValue('PUT', '/wps/feedback', { ...body, feedbackId: sentAs.current.feedbackId }, language);
      setStage('sent');
      setDraft(EMPTY);
      sentAs.current = null;
      return {};
    } catch (error) {
      setStage('writing');
      const refused = error instanceof GatewayError ? refusedFields(error) : {};
      setFaults(refused);
      if (Object.keys(refused).length === 0) setFailure(error);
      return refused;
    }
  };

  return { draft, stage, faults, failure, write, send, writeAnother: () => setStage('writing') };
}

/** The gateway's faults of the fields; it counts words by its own rules. */
function refusedFields({ fields }: GatewayError): DraftFaults {
  const { content, contact } = fields;
  return {
    ...(content && { content: content.code === 'too_short' ? ('tooShort' as const) : ('tooLong' as const) }),
    ...(contact && { contact: 'email' as const }),
  };
}
