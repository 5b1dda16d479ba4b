/** @jsxImportSource preact */
import type { BoardProps, RoundBoard } from '#arcade/client/round-game/round-board.ts';
import type { GameWords } from '#arcade/client/words/game-words.ts';
import { BeadPlate } from '#arcade/games/tables/client/bead-plate.tsx';
import { BetZones } from '#arcade/games/tables/client/bet-zones.tsx';
import { chipBoard } from '#arcade/games/tables/client/chip-board.ts';
import { ChipTray } from '#arcade/games/tables/client/chip-tray.tsx';
import { useChips } from '#arcade/games/tables/client/use-chips.ts';
import { useSitting } from '#arcade/games/tables/client/use-sitting.ts';
import { useSteps } from '#arcade/games/tables/client/use-steps.ts';
import { fanTanBets } from '../rules/fan-tan-places.ts';
import { type FanTanView, fanTanRules } from '../rules/fan-tan-rules.ts';
import { countingMs, FanTanBowl } from './fan-tan-bowl.tsx';
import { fanTanGroups, paysOfFanTanBet } from './fan-tan-zones.tsx';

type PastCount = Pick<FanTanView, 'beans' | 'rest'>;

const sitting: PastCount[] = [];

function countedOf({ beans, rest }: PastCount, words: GameWords): string {
  return words.say('fanTan.counted', { beans, rest });
}

function Board(props: BoardProps<FanTanView>) {
  const { view, words, money, isShown, hasLessMotion } = props;
  const chips = useChips(props);
  useSteps(props, 1, view === null ? 0 : countingMs(view));
  const past = useSitting<FanTanView, PastCount>(sitting, props, (counted) => counted);
  const isCounting = view !== null && !isShown && !hasLessMotion;
  const ended = isCounting ? null : view;
  const beads = past.map((each) => ({
    mark: String(each.rest),
    name: countedOf(each, words),
    tone: each.rest % 2 === 1 ? ('red' as const) : ('blue' as const),
  }));
  return (
    <div class="stage-board ft-board">
      <div class="ft-stage">
        <FanTanBowl
          label={ended === null ? words.fanTan.bowl : countedOf(ended, words)}
          view={view}
          isCounting={isCounting}
        />
      </div>
      <BeadPlate label={words.fanTan.results} beads={beads} />
      <BetZones
        label={words.fanTan.layout}
        kind="ft-zones"
        groups={fanTanGroups(words)}
        chips={chips}
        wonPlaces={ended?.winningPlaces ?? []}
        board={props}
      />
      <ChipTray chips={chips} words={words} money={money} />
    </div>
  );
}

/** One row for all bets of a kind. */
function payRows(words: GameWords): readonly (readonly [string, string])[] {
  const firstOfKind = fanTanBets.filter(
    ({ kind }, index) => fanTanBets.findIndex((other) => other.kind === kind) === index,
  );
  return firstOfKind.map((bet) => {
    const { kind } = bet;
    const name = kind === 'odd' || kind === 'even' ? words.fanTan[kind] : words.fanTan.kind[kind];
    return [name, paysOfFanTanBet(bet)] as const;
  });
}

export const fanTanBoard: RoundBoard<FanTanView> = {
  Board,
  ...chipBoard(fanTanRules, (words) => words.fanTan.count),
  outcome: countedOf,
  rules: (words) => {
    const { about, rest, fan, nim, kwok, stake } = words.fanTan.rules;
    return { paragraphs: [about, rest, fan, nim, kwok, stake], pays: payRows(words) };
  },
};
