/** @jsxImportSource preact */
import { screen } from '@testing-library/react';
import { render } from 'preact';
import { afterEach, describe, expect, it } from 'vitest';
import { fastDraw } from '#arcade/engine/fast-draw.ts';
import { matchGames } from '#arcade/games/match-games.ts';
import { MatchPlay } from '#arcade/games/matches/rules/match-play.ts';
import { choicesOfMatch, type MatchRoundView } from '#arcade/games/matches/rules/match-round.ts';
import type { MatchKind } from '#arcade/match-api.ts';
import { boardSetting } from '../round-game/board-setting.ts';
import { loadWords } from '../words/words.ts';
import { loadMatchBoard } from './match-boards.ts';
import { matchRecord, outcomeOfMatch } from './match-record.tsx';

const words = await loadWords('EN');
const kinds = Object.keys(matchGames) as MatchKind[];
const silent = { play: () => undefined };

afterEach(() => render(null, document.body));

describe.each(kinds)('%s', (kind) => {
  const { match, rules } = matchGames[kind];

  it('is decided anew from its seat and moves, and shown with its last position and its list of moves', async () => {
    const played = new MatchPlay(match, fastDraw(4));
    const choose = fastDraw(8);
    for (let move = 0; move < 12 && played.turn !== null; move += 1)
      played.play(played.legal[choose(played.legal.length)] ?? '');
    const end = played.end ?? ({ winners: [1], reason: 'resigned' } as const);
    const { view, isOver, winMinor } = rules.play(fastDraw(4), choicesOfMatch(1, played.moves, end), 100);
    expect([isOver, winMinor]).toEqual([true, end.winners.includes(1) ? 190 : 0]);
    const shown = view as MatchRoundView;
    expect(shown.position).toEqual(played.viewOf(null));

    const board = await loadMatchBoard(kind);
    const { Board, outcome } = matchRecord(board);
    const context = { session: { betsMinor: [100] }, figures: { money: String }, words, sounds: silent };
    const nothing = () => undefined;
    render(
      <Board
        {...boardSetting(context)}
        view={shown}
        isOver
        isShown
        isBusy
        winMinor={winMinor}
        betMinor={100}
        creditMinor={0}
        draft={{}}
        setDraft={nothing}
        choose={nothing}
        shown={nothing}
        hasLessMotion
      />,
      document.body,
    );
    const listed = played.moves.filter((made, index) => board.moveText(made, index, played.moves, words) !== null);
    expect(screen.getByRole('list', { name: 'Moves' }).children).toHaveLength(listed.length);
    expect(document.querySelectorAll('[data-open="true"]')).toHaveLength(0);
    expect(outcome(shown, words)).toBe(outcomeOfMatch(shown, words));
    for (const paragraph of board.rules(words)) expect(paragraph).not.toBe('');
  });
});
