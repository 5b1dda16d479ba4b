/** @jsxImportSource preact */
import type { GameWords } from '#arcade/client/words/game-words.ts';
import type { MatchBoard, MatchBoardProps } from '#arcade/games/matches/client/match-board.ts';
import { numberedSeats } from '#arcade/games/matches/client/numbered-seats.ts';
import type { MahjongView } from '../rules/mahjong-position.ts';
import { MahjongTile } from './mahjong-tile.tsx';

function tileName(kind: number, { mahjong, say }: GameWords): string {
  const dragon = [mahjong.red, mahjong.green, mahjong.white][kind - 9];
  return dragon ?? say('mahjong.dots', { number: kind + 1 });
}

function Discards({ view, seat, words }: Pick<MatchBoardProps<MahjongView>, 'view' | 'seat' | 'words'>) {
  const tiles = view.discards[seat] ?? [];
  const isLast = view.last?.seat === seat && view.last.move.startsWith('d') && view.last.move !== 'draw';
  return (
    <ul class="mj-discards" aria-label={words.mahjong.discards}>
      {tiles.map((kind, index) => (
        <li key={String(index)} data-last={isLast && index === tiles.length - 1}>
          <span class="visually-hidden">{tileName(kind, words)}</span>
          <MahjongTile kind={kind} />
        </li>
      ))}
    </ul>
  );
}

function Board({ view, seat, legal, play, words, sound, turn }: MatchBoardProps<MahjongView>) {
  const hand = view.hands[seat] ?? [];
  const other = view.hands[1 - seat] ?? null;
  const isDiscarding = turn === seat && view.phase === 'discard';
  const goOn = legal.find((move) => move === 'draw' || move === 'pass');
  return (
    <div class="mt-felt mj-board">
      <div class="mj-row mj-others" role="img" aria-label={`${words.match.opponent}: ${view.counts[1 - seat]}`}>
        {other === null
          ? Array.from({ length: view.counts[1 - seat] ?? 0 }, (_, index) => <i key={String(index)} class="mj-back" />)
          : other.map((kind, index) => <MahjongTile key={String(index)} kind={kind} />)}
      </div>
      <div class="mj-middle">
        <Discards view={view} seat={1 - seat} words={words} />
        <p class="mj-wall">
          {words.mahjong.wall} <b>{view.wallCount}</b>
        </p>
        <Discards view={view} seat={seat} words={words} />
      </div>
      <div class="mj-acts">
        <button
          type="button"
          class="mt-button"
          data-open={goOn !== undefined}
          disabled={goOn === undefined}
          onClick={() => {
            if (goOn !== undefined) play(goOn);
          }}
        >
          {goOn === 'pass' ? words.domino.pass : words.mahjong.draw}
        </button>
        <button type="button" class="mt-button strong" disabled={!legal.includes('win')} onClick={() => play('win')}>
          {words.mahjong.win}
        </button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a least width of its own. */}
      <div class="mj-row mj-own" role="group" aria-label={words.mahjong.hand}>
        {hand.map((kind, index) => {
          const isOpen = legal.includes(`d${kind}`);
          return (
            <button
              key={String(index)}
              type="button"
              class="mj-hand"
              data-open={isOpen}
              data-drawn={isDiscarding && index === hand.length - 1}
              aria-disabled={!isOpen}
              aria-label={tileName(kind, words)}
              onClick={() => {
                if (!isOpen) return;
                sound('press');
                play(`d${kind}`);
              }}
            >
              <MahjongTile kind={kind} />
            </button>
          );
        })}
      </div>
    </div>
  );
}

export const mahjongMatchBoard: MatchBoard<MahjongView> = {
  Board,
  ...numberedSeats,
  Tally: ({ view, seat, words }) => (
    <span class="mt-figure">{words.say('domino.tiles', { count: view.counts[seat] ?? 0 })}</span>
  ),
  moveText: ({ move }, _index, _moves, words) => {
    if (move === 'draw') return null;
    if (move === 'win') return words.mahjong.win;
    return move === 'pass' ? words.domino.passed : tileName(Number(move.slice(1)), words);
  },
  rules: ({ mahjong: { rules } }) => [rules.about, rules.turn, rules.hand, rules.end],
};
