/** @jsxImportSource preact */
import type { BoardProps, RoundBoard } from '#arcade/client/round-game/round-board.ts';
import type { GameWords } from '#arcade/client/words/game-words.ts';
import { BetZones, type ZoneGroup } from '#arcade/games/tables/client/bet-zones.tsx';
import { chipBoard } from '#arcade/games/tables/client/chip-board.ts';
import { ChipTray } from '#arcade/games/tables/client/chip-tray.tsx';
import { nameOfCard } from '#arcade/games/tables/client/dealt-card.tsx';
import { useChips } from '#arcade/games/tables/client/use-chips.ts';
import { useSteps } from '#arcade/games/tables/client/use-steps.ts';
import { CardFace } from '#arcade/games/video-poker/client/card-face.tsx';
import { faroRanks, HIGH, placeOfRank } from '../rules/faro-places.ts';
import { endsOfTurns, type FaroView, faroRules } from '../rules/faro-rules.ts';
import { FaroStage } from './faro-stage.tsx';

const TURN_MS = 420;
const EVEN = '1:1';
const SPADES = 3;

/** Each rank with its two places, then the high card. */
function groupsOf(words: GameWords): readonly ZoneGroup[] {
  const ranks = faroRanks.map((rank) => {
    const card = rank * 4 + SPADES;
    const name = nameOfCard(card, words);
    return {
      group: `rank${rank}`,
      zones: [
        {
          place: placeOfRank('win', rank),
          name: words.say('faro.toWin', { card: name }),
          picture: <CardFace card={card} />,
          pays: EVEN,
        },
        {
          place: placeOfRank('lose', rank),
          name: words.say('faro.toLose', { card: name }),
          picture: (
            <span class="fr-lose" dir="auto">
              {words.faro.loses}
            </span>
          ),
          pays: EVEN,
        },
      ],
    };
  });
  return [...ranks, { group: HIGH, zones: [{ place: HIGH, name: words.faro.high, pays: EVEN }] }];
}

function Board(props: BoardProps<FaroView>) {
  const { view, words, money, isShown, hasLessMotion } = props;
  const chips = useChips(props);
  const begun = useSteps(props, view?.turns.length ?? 0, TURN_MS);
  const turns = view?.turns.slice(0, begun) ?? [];
  const ends = endsOfTurns(turns);
  const wonPlaces = view?.winningPlaces.filter((place) => ends.get(place) === 'win') ?? [];
  return (
    <div class="stage-board fr-board" data-still={hasLessMotion || isShown}>
      <FaroStage turns={turns} words={words} />
      <BetZones
        label={words.boule.layout}
        kind="fr-zones"
        groups={groupsOf(words)}
        chips={chips}
        wonPlaces={wonPlaces}
        board={props}
      />
      <ChipTray chips={chips} words={words} money={money} />
    </div>
  );
}

export const faroBoard: RoundBoard<FaroView> = {
  Board,
  ...chipBoard(faroRules, (words) => words.blackjack.deal),
  outcome: ({ turns }, words) => {
    const { lose, win } = turns.at(-1) ?? { lose: 0, win: 0 };
    return words.say('faro.ended', {
      turns: turns.length,
      lose: nameOfCard(lose, words),
      win: nameOfCard(win, words),
    });
  },
  rules: (words) => {
    const { about, lose, split, high, until } = words.faro.rules;
    return {
      paragraphs: [about, lose, split, high, until, words.teenPatti.rules.deck],
      pays: [
        [words.faro.wins, EVEN],
        [words.faro.loses, EVEN],
        [words.faro.high, EVEN],
      ],
    };
  },
};
