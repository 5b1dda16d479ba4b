import { OutlineButton } from '#portal/forms/desk/desk-states.styles.ts';
import { DeskEmpty } from '#portal/forms/desk/desk-states.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';

interface NobodyFoundProps {
  /** The account that was searched for. */
  readonly asked: string;
  readonly onClear: () => void;
}

/** No member of the team has the account that was searched for. */
export function NobodyFound({ asked, onClear }: NobodyFoundProps) {
  const t = useFormWords();
  return (
    <DeskEmpty icon="user" title={t('report.nobody', { asked })} hint={t('report.nobodyHint')}>
      <OutlineButton type="button" onClick={onClear}>
        {t('search.clear')}
      </OutlineButton>
    </DeskEmpty>
  );
}
