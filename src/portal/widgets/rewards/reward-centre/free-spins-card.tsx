import type { MemberFreeSpins } from '#contracts/generated/contracts.ts';
import { useStartGame } from '#portal/actions/actions.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useMoments } from '#portal/site/use-moments.ts';
import { useMoney } from '#portal/site/use-money.ts';
import { Button } from '#portal/ui/button.tsx';
import { Card, CardTitle, Rows } from './reward-centre.styles.ts';

/** Free spins that were claimed: how many are left, until when, and the way to their game. */
export function FreeSpinsCard({ list }: { readonly list: readonly MemberFreeSpins[] }) {
  const t = useFormWords();
  const { t: say, number } = useWords();
  const moments = useMoments();
  const money = useMoney();
  const startGame = useStartGame();
  return (
    <Card>
      <CardTitle>{t('reward.spins.title')}</CardTitle>
      <Rows>
        {list.map(({ rewardId, vassalage, gameCode, gameName, left, spins, bet, state, expiresAt }) => (
          <li key={rewardId}>
            <p>
              <b>{gameName}</b>
              <span>
                {t('reward.spins.left', { left: number(left), spins: number(spins), amount: money.say(bet) })}
              </span>
              <span>
                {state === 'ordered' ? t('reward.spins.coming') : t('reward.until', { time: moments.soon(expiresAt) })}
              </span>
            </p>
            <Button
              type="button"
              $size="small"
              $look="secondary"
              aria-label={say('game.startNamed', { name: gameName })}
              disabled={state === 'ordered'}
              onClick={() => startGame({ vassalage, gameCode })}
            >
              {say('action.play')}
            </Button>
          </li>
        ))}
      </Rows>
    </Card>
  );
}
