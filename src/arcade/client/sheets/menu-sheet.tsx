/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import type { GameContext } from '../game-context.ts';
import { Icon, type IconName } from '../icon.tsx';
import { openSheet, Sheet } from './sheet.tsx';

export interface MenuTargets {
  /** Absent where a game plays no series. */
  autoplay?(): void;
  rules(): void;
  history(): void;
  /** Absent where nothing is left to chance. */
  fairness?(): void;
}

function SoundSwitch({ words, sounds }: Pick<GameContext, 'words' | 'sounds'>) {
  const [isMuted, setMuted] = useState(sounds.isMuted);
  const toggle = () => {
    sounds.mute(!sounds.isMuted);
    setMuted(sounds.isMuted);
    sounds.play('press');
  };
  return (
    <button type="button" class="item" role="switch" aria-checked={!isMuted} onClick={toggle}>
      <Icon name={isMuted ? 'soundOff' : 'soundOn'} />
      <span>{words.sound}</span>
      <span class="switch" />
    </button>
  );
}

/** The list behind the menu button. Sound is a switch; everything else opens a sheet of its own. */
export function openMenuSheet({ root, words, sounds }: GameContext, targets: MenuTargets, isPlaying: boolean): void {
  const items: readonly (readonly [icon: IconName & keyof MenuTargets, label: string])[] = [
    ['autoplay', words.autoplay],
    ['rules', words.rules],
    ['history', words.history],
    ['fairness', words.fairness],
  ];
  openSheet(root, (close) => (
    <Sheet kind="menu-sheet" title={words.menu} closeLabel={words.close}>
      <SoundSwitch words={words} sounds={sounds} />
      {items.map(([target, label]) => {
        if (targets[target] === undefined) return null;
        const open = () => {
          close();
          targets[target]?.();
        };
        return (
          <button key={target} type="button" class="item" disabled={target === 'autoplay' && isPlaying} onClick={open}>
            <Icon name={target} />
            <span>{label}</span>
          </button>
        );
      })}
    </Sheet>
  ));
}
