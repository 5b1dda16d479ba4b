import { act, screen } from '@testing-library/react';
import type { GameFrameMessage, MenuItem } from '#contracts/generated/contracts.ts';
import { launchPath } from '#portal/data/games/launch-call.ts';
import { BALANCE_PATH } from '#portal/data/wallet-queries.ts';
import { buildLaunchedGame } from '#portal/testing/build-launched-game.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { flagsOf } from '#portal/testing/build-site-info.ts';
import { renderWidget, type WidgetScene } from '#portal/testing/render-widget.tsx';

/** The call that starts the game of the scene for money. */
export const real = launchPath({ vassalage: 'PG', gameCode: 'game-1', mode: 'real' }, 'EN');
/** The call that starts it as a trial. */
export const trial = launchPath({ vassalage: 'PG', gameCode: 'game-1', mode: 'trial' }, 'EN');
/** An answer about the balance. */
export const balance = (amount: string) => ({ balance: amount, currency: 'EUR', currencySymbol: '€' });

const cashier: MenuItem = {
  id: 'game-deposit',
  label: 'menu.deposit',
  icon: 'wallet',
  action: { do: 'navigate', page: 'help', query: { menu: 'depositv2' } },
  when: { flag: 'DEPOSIT3' },
};

/** Shows the stage with a game, for a member. */
export const play = (scene: WidgetScene<'game-stage'> = {}) =>
  renderWidget('game-stage', {
    member: buildMember(),
    modalParams: { vassalage: 'PG', gameCode: 'game-1', title: 'Game 1', gameType: 'RNG', nodeId: 'node-1' },
    site: { whitelabel: flagsOf('DEPOSIT3', 'FREEPLAY3') },
    layout: { menus: { 'game-cashier': [cashier], 'game-foot': [] } },
    ...scene,
    answers: {
      [real]: buildLaunchedGame(),
      [trial]: buildLaunchedGame({ mode: 'trial' }),
      [BALANCE_PATH]: balance('100.00'),
      ...scene.answers,
    },
  });

/** The frame of the game. */
export const frame = () => screen.findByTitle<HTMLIFrameElement>('Game 1, the game');

/** Says something as the game in the frame. */
export async function say(message: Omit<GameFrameMessage, 'source'> & object): Promise<void> {
  const { contentWindow } = await frame();
  const data = { source: 'marquee-game', ...message };
  act(() => {
    window.dispatchEvent(
      new MessageEvent('message', { origin: 'https://vendor.example', source: contentWindow, data }),
    );
  });
}
/** What a game says that can be played. */
export const ready = { type: 'ready', returnToPlayer: '96.40', volatility: 'medium' } as const;
/** How far the stage is. */
export const step = () => document.querySelector('[data-step]')?.getAttribute('data-step');
