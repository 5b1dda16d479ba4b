import { useState } from 'react';
import type { RotateVendorKey, VendorKeyMade } from '#contracts/generated/contracts.ts';
import type { StudioWord } from '#words/generated/word-keys.ts';
import { send } from '../calls/desk-client.ts';
import { ReasonQuestion } from '../calls/reason-question.tsx';
import { useWords } from '../i18n/words.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { integrationsKey, integrationsPath } from './integration-queries.ts';

/** How long the old key may stay valid, with its words. */
const TIMES = {
  day: { hours: 24, label: 'integration.oldKeyDay' },
  week: { hours: 168, label: 'integration.oldKeyWeek' },
  hour: { hours: 1, label: 'integration.oldKeyHour' },
  none: { hours: 0, label: 'integration.oldKeyNone' },
} as const satisfies Readonly<
  Record<string, { readonly hours: RotateVendorKey['oldKeyHours']; readonly label: StudioWord }>
>;
type Time = keyof typeof TIMES;

interface RotateKeyProps {
  readonly siteId: string;
  readonly integrationId: string;
  readonly onMade: (made: VendorKeyMade) => void;
  readonly onClose: () => void;
}

/** Asks how long the old key stays valid, and makes a new one. */
export function RotateKey({ siteId, integrationId, onMade, onClose }: RotateKeyProps) {
  const t = useWords();
  const [time, setTime] = useState<Time>('day');
  return (
    <ReasonQuestion
      changes={integrationsKey(siteId)}
      title={t('integration.rotate')}
      what={t('integration.rotateEffect')}
      {...(time === 'none' && { look: 'danger' as const })}
      onClose={onClose}
      onSend={async (reason) => {
        const body = { oldKeyHours: TIMES[time].hours, reason };
        onMade(await send('POST', `${integrationsPath(siteId)}/${integrationId}/keys`, body));
      }}
    >
      <SelectField label={t('integration.oldKey')} value={time} onChoose={setTime}>
        {Object.entries(TIMES).map(([value, { label }]) => (
          <option key={value} value={value}>
            {t(label)}
          </option>
        ))}
      </SelectField>
    </ReasonQuestion>
  );
}
