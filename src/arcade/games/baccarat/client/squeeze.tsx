/** @jsxImportSource preact */
import { Fragment } from 'preact';
import type { GameWords } from '#arcade/client/words/game-words.ts';
import { nameOfCard } from '#arcade/games/tables/client/dealt-card.tsx';
import { signOfRank } from '#arcade/games/video-poker/client/card-face.tsx';
import type { BaccaratHands } from '../rules/baccarat-hands.ts';
import { fatesOfLastCard, lastCardOf, type RankFate, ranksText } from '../rules/last-card.ts';
import { SqueezeFace } from './squeeze-face.tsx';
import { SqueezedCard } from './squeezed-card.tsx';

interface SqueezeProps {
  readonly hands: BaccaratHands;
  readonly isOpen: boolean;
  readonly words: GameWords;
  open(): void;
}

/** Which ranks are told: those that win for the card's side, ties, and one more card; else those of the other side. */
function toldFates({ hands }: Pick<SqueezeProps, 'hands'>): readonly (readonly [RankFate, string])[] {
  const { side } = lastCardOf(hands);
  const fates = fatesOfLastCard(hands);
  const isHopeless = fates[side].length + fates.tie.length === 0;
  const other = side === 'player' ? 'banker' : 'player';
  const told: readonly RankFate[] = isHopeless ? [other, 'another'] : [side, 'tie', 'another'];
  return told.flatMap((fate) =>
    fates[fate].length === 0 ? [] : [[fate, ranksText(fates[fate], signOfRank)] as const],
  );
}

/** The last card of the round, large and face down, with the outcome of each rank and a button to open it. */
export function Squeeze({ hands, isOpen, words, open }: SqueezeProps) {
  const { side, card } = lastCardOf(hands);
  const { squeeze } = words.baccarat;
  const told = toldFates({ hands });
  return (
    <div class="bc-squeeze" data-open={isOpen}>
      {isOpen ? (
        <span class="bc-squeezed" role="img" aria-label={nameOfCard(card, words)}>
          <svg viewBox="0 0 100 140" aria-hidden="true" focusable="false">
            <SqueezeFace card={card} />
          </svg>
        </span>
      ) : (
        <SqueezedCard
          card={card}
          label={words.say('baccarat.squeeze.card', { side: words.baccarat[side] })}
          open={open}
        />
      )}
      <div class="bc-squeeze-line">
        <p class="bc-hint">
          {told.map(([fate, ranks], index) => (
            <Fragment key={fate}>
              {index > 0 && <span aria-hidden="true"> · </span>}
              <span class="bc-fate">
                <bdi dir="ltr">{ranks}</bdi> {squeeze[fate]}
              </span>
            </Fragment>
          ))}
        </p>
        {!isOpen && (
          <button type="button" class="bc-open" onClick={open}>
            {squeeze.open}
          </button>
        )}
      </div>
    </div>
  );
}
