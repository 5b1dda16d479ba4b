/** @jsxImportSource preact */
import { type FunctionComponent, render } from 'preact';
import { act } from 'preact/test-utils';
import { vi } from 'vitest';
import type { BoardProps } from '#arcade/client/round-game/round-board.ts';
import type { GameWords } from '#arcade/client/words/game-words.ts';
import { forgetChips } from '../tables/client/use-chips.ts';

/** Shows a board before its first round, with what it calls noted; `show` changes what it is shown with. */
export function showBoard<View>(
  Board: FunctionComponent<BoardProps<View>>,
  words: GameWords,
  change: Partial<BoardProps<View>>,
) {
  forgetChips();
  const calls = { setDraft: vi.fn(), choose: vi.fn(), shown: vi.fn(), play: vi.fn() };
  let props: BoardProps<View> = {
    ...calls,
    view: null,
    isOver: true,
    winMinor: 0,
    betMinor: 100,
    isBusy: false,
    draft: {},
    money: (minor) => `$${(minor / 100).toFixed(2)}`,
    words,
    hasLessMotion: false,
    isShown: true,
    chipsMinor: [20, 100],
    limitMinor: 1_000,
    creditMinor: 1_000,
    ...change,
  };
  const show = (next: Partial<BoardProps<View>>) => {
    props = { ...props, ...next };
    act(() => render(<Board {...props} />, document.body));
  };
  show({});
  return { calls, show };
}
