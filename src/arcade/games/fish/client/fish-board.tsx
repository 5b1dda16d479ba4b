/** @jsxImportSource preact */
import type { BoardProps, RoundBoard } from '#arcade/client/round-game/round-board.ts';
import type { GameWords } from '#arcade/client/words/game-words.ts';
import { FISH_KIND_IDS, kindOfFish } from '../rules/fish-kinds.ts';
import { FISH_RETURN_BASIS_POINTS, type FishView, type PlayedShot } from '../rules/fish-rules.ts';
import { valueText } from './fish-sight.ts';
import { ToolIcon } from './tool-icon.tsx';

/** A volley of the past: each shot, the fish that it was aimed at, and what it caught. */
function FishBoard({ view, words, money }: BoardProps<FishView>) {
  if (view === null) return null;
  return (
    <ol class="fs-shots">
      {view.shots.map((shot, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shots have no other name than their place in the volley.
        <Shot key={index} shot={shot} words={words} money={money} />
      ))}
    </ol>
  );
}

function Shot({ shot, words, money }: Pick<BoardProps<FishView>, 'words' | 'money'> & { readonly shot: PlayedShot }) {
  const { weapon, costMinor, hits } = shot;
  return (
    <li class="fs-shot" data-caught={hits.some(({ multiple }) => multiple > 0)}>
      <span class="fs-shot-weapon">
        <ToolIcon name={weapon} />
        <span>{words.fish.weapons[weapon]}</span>
        <bdi dir="ltr">{money(costMinor)}</bdi>
      </span>
      <ul>
        {hits.map(({ fish, multiple, winMinor }) => (
          <li key={fish} data-caught={multiple > 0}>
            <span>{nameOf(fish, words)}</span>
            <bdi dir="ltr">{multiple === 0 ? words.fish.gotAway : `×${multiple} · +${money(winMinor)}`}</bdi>
          </li>
        ))}
      </ul>
    </li>
  );
}

function nameOf(fish: string, words: GameWords): string {
  const kind = kindOfFish(fish);
  return kind === undefined ? fish : words.fish.kinds[kind];
}

/** How the record shows volleys. Shots are fired in the sea, not here, so the board has nothing to choose. */
export const fishBoard: RoundBoard<FishView> = {
  Board: FishBoard,
  firstDraft: () => ({}),
  keepsDraft: false,
  mainButton: ({ words }) => ({ label: words.fish.cannon, isAllowed: false }),
  outcome: ({ shots }, words) => {
    const caught = shots.flatMap(({ hits }) => hits.filter(({ multiple }) => multiple > 0)).length;
    return words.say('fish.outcome', { shots: shots.length, caught });
  },
  rules: (words) => {
    const { rules } = words.fish;
    const percent = (FISH_RETURN_BASIS_POINTS / 100).toFixed(2);
    return {
      paragraphs: [words.say('fish.rules.about', { percent }), rules.weapons, rules.room, rules.wallet, rules.keys],
      pays: FISH_KIND_IDS.map((kind) => [words.fish.kinds[kind], valueText('bolt', { kind })]),
    };
  },
};
