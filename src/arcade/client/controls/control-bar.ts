import { ICONS, type IconName } from '../icons.ts';
import { make, makeIcon } from '../make-element.ts';
import type { GameWords } from '../words/game-words.ts';

/** The current action of the big button. */
export type SpinButtonMode = 'spin' | 'skip' | 'stop';

export interface BarActions {
  spin(): void;
  lessBet(): void;
  moreBet(): void;
  chooseBet(): void;
  toggleFast(): void;
  openMenu(): void;
}

export interface ControlBar {
  readonly element: HTMLElement;
  readonly spinButton: HTMLButtonElement;
  showCredit(text: string): void;
  showBet(text: string): void;
  showLastWin(text: string): void;
  showSpin(mode: SpinButtonMode, autoplaysLeft: number | null): void;
  showFast(isFast: boolean): void;
  /** Bets change between rounds only, and within their range. */
  allowBets(allowed: { readonly less: boolean; readonly more: boolean; readonly choose: boolean }): void;
}

/**
 * A button that does nothing now. It keeps its focus, which a disabled one would lose: the next press of the space bar
 * would be meant for it and would spin instead.
 */
function close(button: HTMLButtonElement, closed: boolean): void {
  button.setAttribute('aria-disabled', String(closed));
}

function isClosed(button: HTMLButtonElement): boolean {
  return button.getAttribute('aria-disabled') === 'true';
}

function roundButton(name: string, icon: IconName, label: string, onClick: () => void): HTMLButtonElement {
  const button = make(
    'button',
    { type: 'button', class: `round ${name}`, 'aria-label': label, title: label },
    makeIcon(ICONS[icon]),
  );
  button.addEventListener('click', () => {
    if (!isClosed(button)) onClick();
  });
  return button;
}

function pill(name: string, label: string, value: HTMLElement): HTMLElement {
  return make('div', { class: `pill ${name}` }, make('span', { class: 'label' }, label), value);
}

/** The row of figures and buttons below the reels. */
export function controlBar(words: GameWords, actions: BarActions): ControlBar {
  const credit = make('bdi', { class: 'value' });
  const lastWin = make('bdi', { class: 'value' });
  const bet = make('bdi', { class: 'value' });
  const less = roundButton('less', 'less', words.lessBet, actions.lessBet);
  const more = roundButton('more', 'more', words.moreBet, actions.moreBet);
  const choose = make('button', { type: 'button', class: 'pill bet', 'aria-haspopup': 'dialog' });
  choose.append(make('span', { class: 'label' }, words.bet), bet);
  choose.addEventListener('click', () => {
    if (!isClosed(choose)) actions.chooseBet();
  });
  const spinButton = make('button', { type: 'button', class: 'spin', 'aria-label': words.spin });
  spinButton.addEventListener('click', actions.spin);
  const fast = roundButton('fast', 'fast', words.fastPlay, actions.toggleFast);
  const menu = roundButton('menu', 'menu', words.menu, actions.openMenu);
  menu.setAttribute('aria-haspopup', 'dialog');

  const element = make(
    'div',
    { class: 'bar' },
    make(
      'div',
      { class: 'before' },
      pill('credit', words.credit, credit),
      make('div', { class: 'bets', role: 'group', 'aria-label': words.bet }, less, choose, more),
    ),
    spinButton,
    make(
      'div',
      { class: 'after' },
      pill('last-win', words.lastWin, lastWin),
      make('div', { class: 'tools' }, fast, menu),
    ),
  );

  return {
    element,
    spinButton,
    showCredit: (text) => credit.replaceChildren(text),
    showBet: (text) => bet.replaceChildren(text),
    showLastWin: (text) => lastWin.replaceChildren(text),
    showSpin(mode, autoplaysLeft) {
      const label = { spin: words.spin, skip: words.skip, stop: words.stopAutoplay }[mode];
      spinButton.dataset.mode = mode;
      spinButton.setAttribute('aria-label', label);
      const icon = make('span', { class: 'face' }, makeIcon(ICONS[mode]));
      if (autoplaysLeft === null) spinButton.replaceChildren(icon);
      else {
        const left = make('span', { class: 'left', title: words.say('auto.left', { count: autoplaysLeft }) });
        spinButton.replaceChildren(icon, fillText(left, String(autoplaysLeft)));
      }
    },
    showFast: (isFast) => fast.setAttribute('aria-pressed', String(isFast)),
    allowBets(allowed) {
      close(less, !allowed.less);
      close(more, !allowed.more);
      close(choose, !allowed.choose);
    },
  };
}

function fillText(element: HTMLElement, text: string): HTMLElement {
  element.textContent = text;
  return element;
}
