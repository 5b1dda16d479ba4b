/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from '../icon.tsx';
import { mountElement } from '../mount-element.ts';
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

/** Everything the bar shows. Amounts are texts with their currency. */
export interface BarState {
  readonly credit: string;
  readonly bet: string;
  readonly lastWin: string;
  readonly mode: SpinButtonMode;
  /** Null outside a series. */
  readonly autoplaysLeft: number | null;
  /** Nothing can be played any more. */
  readonly isOver: boolean;
  readonly isFast: boolean;
  /** Bets change between rounds only, and within their range. */
  readonly allowed: { readonly less: boolean; readonly more: boolean; readonly choose: boolean };
  /** Free spins that take the place of the bet: how many are left, and the stake of each. */
  readonly free: { readonly left: string; readonly each: string } | null;
}

export interface ControlBar {
  readonly element: HTMLElement;
  /** Shows a change at once; everything else stays as it was. */
  show(change: Partial<BarState>): void;
}

interface BarButtonProps {
  readonly kind: string;
  readonly label?: string;
  readonly opensDialog?: boolean;
  readonly isPressed?: boolean;
  /** The button does nothing now. */
  readonly isClosed?: boolean;
  readonly children: ComponentChildren;
  onClick(): void;
}

/**
 * A closed button keeps its focus, which a disabled one would lose: the next press of the space bar would be meant for
 * it and would spin instead.
 */
export function BarButton({ kind, label, opensDialog, isPressed, isClosed, children, onClick }: BarButtonProps) {
  return (
    <button
      type="button"
      class={kind}
      aria-label={label}
      title={label}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      aria-pressed={isPressed}
      aria-disabled={isClosed}
      onClick={() => {
        if (!isClosed) onClick();
      }}
    >
      {children}
    </button>
  );
}

interface RoundButtonProps extends Omit<BarButtonProps, 'kind' | 'children'> {
  readonly icon: IconName;
  readonly label: string;
}

export function RoundButton({ icon, ...props }: RoundButtonProps) {
  return (
    <BarButton kind={`round ${icon}`} {...props}>
      <Icon name={icon} />
    </BarButton>
  );
}

export function Figure({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <>
      <span class="label">{label}</span>
      <bdi class="value">{value}</bdi>
    </>
  );
}

interface BarProps extends BarState {
  readonly words: GameWords;
  readonly actions: BarActions;
}

function SpinButton({ words, actions, mode, autoplaysLeft, isOver }: BarProps) {
  const label = { spin: words.spin, skip: words.skip, stop: words.stopAutoplay }[mode];
  return (
    <button type="button" class="spin" aria-label={label} data-mode={mode} disabled={isOver} onClick={actions.spin}>
      <span class="face">
        <Icon name={mode} />
      </span>
      {autoplaysLeft !== null && (
        <span class="left" title={words.say('auto.left', { count: autoplaysLeft })}>
          {autoplaysLeft}
        </span>
      )}
    </button>
  );
}

function Bar(props: BarProps) {
  const { words, actions, allowed, free } = props;
  return (
    <div class="bar">
      <div class="before">
        <div class="pill credit">
          <Figure label={words.credit} value={props.credit} />
        </div>
        {free === null ? (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a least width of its own.
          <div class="bets" role="group" aria-label={words.bet}>
            <RoundButton icon="less" label={words.lessBet} isClosed={!allowed.less} onClick={actions.lessBet} />
            <BarButton kind="pill bet" opensDialog isClosed={!allowed.choose} onClick={actions.chooseBet}>
              <Figure label={words.bet} value={props.bet} />
            </BarButton>
            <RoundButton icon="more" label={words.moreBet} isClosed={!allowed.more} onClick={actions.moreBet} />
          </div>
        ) : (
          <div class="pill granted">
            <Figure label={free.left} value={free.each} />
          </div>
        )}
      </div>
      <SpinButton {...props} />
      <div class="after">
        <div class="pill last-win">
          <Figure label={words.lastWin} value={props.lastWin} />
        </div>
        <div class="tools">
          <RoundButton icon="fast" label={words.fastPlay} isPressed={props.isFast} onClick={actions.toggleFast} />
          <RoundButton icon="menu" label={words.menu} opensDialog onClick={actions.openMenu} />
        </div>
      </div>
    </div>
  );
}

/** The row of figures and buttons below the reels. */
export function controlBar(words: GameWords, actions: BarActions): ControlBar {
  const first: BarProps = {
    words,
    actions,
    credit: '',
    bet: '',
    lastWin: '',
    mode: 'spin',
    autoplaysLeft: null,
    isOver: false,
    isFast: false,
    allowed: { less: true, more: true, choose: true },
    free: null,
  };
  const { element, change } = mountElement(Bar, first, HTMLElement);
  return { element, show: change };
}
