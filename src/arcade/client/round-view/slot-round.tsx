/** @jsxImportSource preact */
import type { Spin } from '#arcade/game-api.ts';
import { SYMBOL_NAMES } from '#arcade/games/slots/client/symbol-signs.ts';
import type { SlotRoundView } from '#arcade/round-view-api.ts';
import type { Figures } from '../money-text.ts';
import type { GameWords } from '../words/game-words.ts';
import { ReplayBar } from './replay-bar.tsx';
import { bestSpin, rowsOf } from './shown-spin.ts';
import { useReplay } from './use-replay.ts';

interface ReelsProps {
  readonly spin: Spin;
  readonly symbolUrls: SlotRoundView['art']['symbolUrls'];
  readonly words: GameWords;
}

/** The board of a spin, by the game's own pictures. The cells that won are framed, and the others step back. */
function Reels({ spin, symbolUrls, words }: ReelsProps) {
  const rows = rowsOf(spin);
  const hasWon = rows.some((row) => row.some(({ isWon }) => isWon));
  return (
    // biome-ignore lint/a11y/useSemanticElements: the board is a picture, no set of fields.
    <div class="seen-reels" role="group" aria-label={words.reels} data-won={hasWon} dir="ltr">
      {[...rows.entries()].map(([row, cells]) => (
        <div key={row} class="seen-row">
          {[...cells.entries()].map(([reel, { symbol, isWon }]) => (
            <span key={reel} class="seen-cell" data-won={isWon}>
              <img
                src={symbolUrls[symbol]}
                alt={isWon ? `${SYMBOL_NAMES[symbol]}, ${words.seen.won}` : SYMBOL_NAMES[symbol]}
              />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

interface SlotRoundProps {
  readonly view: SlotRoundView;
  readonly words: GameWords;
  readonly figures: Figures;
}

/** A round of a slot: one of its spins or falls at a time, the best one at first. */
export function SlotRound({ view: { art, round }, words, figures }: SlotRoundProps) {
  const { spins, jackpot } = round;
  const replay = useReplay(spins.length, bestSpin(spins));
  const spin = spins[replay.at];
  if (spin === undefined) return null;
  const notes = [
    spin.kind === 'free' ? words.freeSpins : null,
    spin.fall > 0 ? words.say('seen.fall', { number: spin.fall }) : null,
    spin.multiplier > 1 ? words.say('winsTimes', { multiplier: spin.multiplier }) : null,
  ].filter((note) => note !== null);
  return (
    <div class="seen-picture">
      <img class="backdrop" alt="" src={art.backgroundUrl} />
      <Reels spin={spin} symbolUrls={art.symbolUrls} words={words} />
      <div class="seen-spin">
        <p role="status">
          <b data-won={spin.winMinor > 0}>
            {spin.winMinor > 0 ? `${words.win}: ${figures.money(spin.winMinor)}` : words.toldNoWin}
          </b>
          {notes.map((note) => (
            <span key={note}>{note}</span>
          ))}
        </p>
        {spins.length > 1 && (
          <ReplayBar
            replay={replay}
            frames={spins.length}
            place={(number, total) => words.say('seen.spin', { number, total })}
            previous={words.seen.previous}
            next={words.seen.next}
            words={words}
          />
        )}
      </div>
      {jackpot !== undefined && (
        <p class="seen-jackpot">
          {words.jackpot[jackpot.tier]} <bdi>{figures.money(jackpot.amountMinor)}</bdi>
        </p>
      )}
    </div>
  );
}
