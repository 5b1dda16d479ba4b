import type { GameContext } from '../game-context.ts';
import { ICONS, type IconName } from '../icons.ts';
import { make, makeIcon } from '../make-element.ts';
import { openSheet } from './sheet.ts';

export interface MenuTargets {
  autoplay(): void;
  rules(): void;
  history(): void;
  fairness(): void;
}

/** The list behind the menu button. Sound is a switch; everything else opens a sheet of its own. */
export function openMenuSheet({ root, words, sounds }: GameContext, targets: MenuTargets, isPlaying: boolean): void {
  const sheet = openSheet(root, words.menu, words.close, 'menu-sheet');
  const item = (icon: IconName, label: string, run: () => void, disabled = false) => {
    const button = make(
      'button',
      { type: 'button', class: 'item', disabled },
      makeIcon(ICONS[icon]),
      make('span', {}, label),
    );
    button.addEventListener('click', () => {
      sheet.close();
      run();
    });
    return button;
  };

  const sound = make('button', { type: 'button', class: 'item', role: 'switch' });
  const showSound = () => {
    sound.setAttribute('aria-checked', String(!sounds.isMuted));
    const icon = makeIcon(sounds.isMuted ? ICONS.soundOff : ICONS.soundOn);
    sound.replaceChildren(icon, make('span', {}, words.sound), make('span', { class: 'switch' }));
  };
  sound.addEventListener('click', () => {
    sounds.mute(!sounds.isMuted);
    showSound();
    sounds.play('press');
  });
  showSound();

  sheet.body.append(
    sound,
    item('autoplay', words.autoplay, targets.autoplay, isPlaying),
    item('rules', words.rules, targets.rules),
    item('history', words.history, targets.history),
    item('fairness', words.fairness, targets.fairness),
  );
}
