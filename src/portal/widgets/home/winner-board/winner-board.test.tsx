import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { winnerBoardPath } from '#portal/data/games/winner-board-query.ts';
import { buildWinnerBoard } from '#portal/testing/build-winner-board.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

const winners = (count: number) => ({
  answers: { [winnerBoardPath({ language: 'EN', limit: 20 })]: buildWinnerBoard(count) },
});

// The arrows show from tablets on, which jsdom knows nothing of, so they are found by their label.
describe('winner-board', () => {
  it('stays away while nobody has won', async () => {
    const { container } = await renderWidget('winner-board', winners(0));
    expect(container.childElementCount).toBe(0);
  });

  it('shows who won how much in which game, in the money of the site', async () => {
    await renderWidget('winner-board', winners(1));
    expect(document.querySelector('li')?.textContent).toBe('p***1 won€1,000.50Game 1');
  });

  it('writes money the way of the language', async () => {
    await renderWidget('winner-board', {
      language: 'ES',
      site: { currency: { code: 'EUR', symbol: '€', decimals: 2, symbolPosition: 'after' } },
      answers: { [winnerBoardPath({ language: 'ES', limit: 20 })]: buildWinnerBoard(12) },
    });
    expect(document.querySelector('li')?.textContent).toContain('12.000,50\u00a0€');
  });

  it('turns a slide of four at a time and goes round both ways', async () => {
    const { container } = await renderWidget('winner-board', winners(10));
    const strip = container.querySelector('ul');
    const press = (name: string): string => {
      fireEvent.click(screen.getByLabelText(name));
      return strip?.className ?? '';
    };
    const first = strip?.className ?? '';
    const seen = [first, press('Next'), press('Next')];
    expect(new Set(seen).size).toBe(3);
    expect(press('Next')).toBe(first);
    expect(press('Previous')).toBe(seen[2]);
  });

  it('has no arrows when one slide holds them all', async () => {
    await renderWidget('winner-board', winners(4));
    expect(screen.queryByLabelText('Next')).toBeNull();
  });

  it('leads a guest who wants to play to an account', async () => {
    const { commands } = await renderWidget('winner-board', winners(1));
    fireEvent.click(screen.getByLabelText('Start Game 1'));
    expect(commands.openModal).toHaveBeenCalledWith('sign-in-closed');
  });
});
