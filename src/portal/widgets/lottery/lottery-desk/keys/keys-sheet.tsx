import { useFormWords } from '#portal/forms/form-place.tsx';
import { Sheet } from '#portal/forms/sheet/sheet.tsx';
import { Keys } from './keys.styles.ts';

const ROWS = [
  ['F6', 'lottery.keys.groups'],
  ['← ↑ → ↓', 'lottery.keys.arrows'],
  ['0–9', 'lottery.keys.digits'],
  ['Enter', 'lottery.keys.enter'],
] as const;

/** What the keys of the desk do. */
export function KeysSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useFormWords();
  return (
    <Sheet title={t('lottery.keys')} onClose={onClose}>
      <Keys>
        {ROWS.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd dir="ltr">{key}</kbd>
            </dt>
            <dd>{t(what)}</dd>
          </div>
        ))}
      </Keys>
    </Sheet>
  );
}
