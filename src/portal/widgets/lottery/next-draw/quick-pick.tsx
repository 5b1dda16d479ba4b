import { useEffect, useState } from 'react';
import type { DrawGame, LotteryTerms, QuickPick as QuickPickProps } from '#contracts/generated/contracts.ts';
import { sumOf } from '#portal/data/decimals.ts';
import { failureWords } from '#portal/data/failure-words.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { useMoney } from '#portal/site/use-money.ts';
import { IconButton } from '#portal/ui/button.tsx';
import { betOn } from '../draw-list/draw-list-data.ts';
import { DeskIcon } from '../lottery-desk/desk/desk-icon.tsx';
import { usePlaceTicket } from '../lottery-desk/slip/use-place-ticket.ts';
import { Buy, Numbers, Quick, SignInToBuy } from './quick-pick.styles.ts';
import { randomNumbers } from './random-numbers.ts';

interface QuickPickPartProps extends QuickPickProps {
  readonly game: DrawGame;
  readonly terms: LotteryTerms | undefined;
  /** The gateway's time. */
  readonly nowMs: number;
  readonly isSignedIn: boolean;
}

/** Numbers by chance for the game's first bet, bought with one press; a guest signs in first. */
export function QuickPick({ game, terms, nowMs, isSignedIn, numbers, stake }: QuickPickPartProps) {
  const { t } = useWords();
  const money = useMoney();
  const { decimals } = useSite().site.currency;
  const { place, isBusy, failure, forget } = usePlaceTicket();
  const [picks, setPicks] = useState<readonly string[] | null>(null);
  const [receipt, setReceipt] = useState<string | null>(null);
  const type = terms?.betTypes.find(({ kind, size, units }) => kind === 'numbers' && size === 1 && units === 1);
  const draw = terms?.draws.find(({ closesAt }) => Date.parse(closesAt) > nowMs);
  // Chosen in the browser: a page that is kept for everybody has no numbers by chance.
  useEffect(() => {
    if (type) setPicks((chosen) => chosen ?? randomNumbers(type, numbers));
  }, [type, numbers]);

  const total = sumOf(
    Array.from({ length: numbers }, () => stake),
    decimals,
  );
  const label = t('draw.buy', { amount: money.round(total) });
  const buy = async (): Promise<void> => {
    if (!type || !draw || picks === null) return;
    const lines = picks.map((pick) => ({ betType: type.betType, picks: [pick] as [string], stake }));
    const [first, ...rest] = lines;
    if (first === undefined) return;
    const bought = await place({ gameCode: game.gameCode, issue: draw.issue, lines: [first, ...rest] });
    if (bought?.[0] === undefined) return;
    setReceipt(bought[0].ticketId);
    setPicks(randomNumbers(type, numbers));
  };
  return (
    <Quick>
      <p>{t('draw.quick', { n: numbers })}</p>
      <Numbers>
        <ul>
          {Array.from({ length: numbers }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places of a row that is always as long
            <li key={index}>{picks?.[index] ?? '··'}</li>
          ))}
        </ul>
        <IconButton
          type="button"
          $filled
          aria-label={t('draw.anew')}
          disabled={!type}
          onClick={() => {
            forget();
            setReceipt(null);
            if (type) setPicks(randomNumbers(type, numbers));
          }}
        >
          <DeskIcon name="dices" size={20} />
        </IconButton>
      </Numbers>
      {isSignedIn ? (
        <Buy type="button" disabled={isBusy || !draw || picks === null} onClick={() => void buy()}>
          {label}
        </Buy>
      ) : (
        <SignInToBuy action={betOn(game)}>{label}</SignInToBuy>
      )}
      <p role="status">
        {receipt !== null && t('draw.bought', { id: receipt })}
        {failure !== null && failureWords(failure, t)}
      </p>
    </Quick>
  );
}
