import { css, keyframes, styled } from 'styled-components';
import { useWords } from '#portal/i18n/words.tsx';
import { color, from, overlay, radius, reducedMotion } from '#portal/theme/tokens.ts';
import { Icon } from '#portal/ui/icon.tsx';

const fill = keyframes`
  from { transform: scaleX(0); }
`;

/** The dot is 8 px; what a finger or a pointer meets is 24. */
const Dot = styled.button<{ readonly $isCurrent: boolean }>`
  display: grid;
  place-items: center;
  width: ${({ $isCurrent }) => ($isCurrent ? 36 : 24)}px;
  height: 24px;
  transition: width 200ms;
`;

const Mark = styled.span<{ readonly $isCurrent: boolean; readonly $ms: number; readonly $isRunning: boolean }>`
  position: relative;
  width: ${({ $isCurrent }) => ($isCurrent ? 28 : 8)}px;
  height: 8px;
  border-radius: 4px;
  background: var(--dot);
  overflow: hidden;
  transition: width 200ms;
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: 4px;
    background: var(--dot-fill);
    display: ${({ $isCurrent }) => ($isCurrent ? 'block' : 'none')};
    transform-origin: left;
    animation: ${fill} ${({ $ms }) => $ms}ms linear;
    animation-play-state: ${({ $isRunning }) => ($isRunning ? 'running' : 'paused')};
  }
  [dir='rtl'] &::before { transform-origin: right; }
  ${reducedMotion} { &::before { animation: none; } }
`;

const Control = styled.button`
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  color: var(--dot-fill);
  opacity: 0.85;
  &:hover { opacity: 1; }
`;

/** Nothing to stop where nothing moves. */
const Pause = styled(Control)`
  ${reducedMotion} { display: none; }
`;

/** Arrows have room beside the dots of a wide banner; fingers swipe. */
const Arrow = styled(Control)`
  display: none;
  [dir='rtl'] & svg { transform: scaleX(-1); }
  ${from.md} { display: grid; }
`;

/** On the slide itself: above its words on small screens, below them on others. */
const onSlide = css`
  position: absolute;
  inset-block-start: 12px;
  inset-inline-end: 12px;
  margin: 0;
  --dot: color-mix(in srgb, ${color.onArt} 38%, transparent);
  --dot-fill: ${color.onArt};
  > div { padding-inline: 8px; border-radius: ${radius.pill}; background: ${overlay.inkSoft}; }
  ${Arrow} { display: none; }
  ${from.md} {
    inset-block: auto 14px;
    inset-inline: 32px auto;
    width: auto;
    padding: 0;
    > div { padding: 0; background: none; backdrop-filter: none; }
  }
`;

const Pager = styled.div<{ readonly $isOnSlide: boolean }>`
  display: flex;
  justify-content: center;
  margin-block-start: 8px;
  --dot: ${color.line2};
  --dot-fill: ${color.pri};
  > div { display: flex; align-items: center; height: 24px; }
  ${from.md} {
    --dot: color-mix(in srgb, ${color.onArt} 38%, transparent);
    --dot-fill: ${color.onArt};
    position: absolute;
    inset-block-end: 12px;
    inset-inline-start: 0;
    justify-content: flex-end;
    width: calc((100% - 4px) / 1.272);
    padding-inline-end: 14px;
    margin: 0;
    pointer-events: none;
    > div {
      height: 32px;
      padding-inline: 6px;
      border-radius: ${radius.pill};
      background: ${overlay.inkSoft};
      backdrop-filter: blur(8px);
      pointer-events: auto;
    }
  }
  ${({ $isOnSlide }) => $isOnSlide && onSlide}
`;

interface BannerPagerProps {
  readonly isHero: boolean;
  readonly count: number;
  readonly current: number;
  readonly autoplayMs: number;
  readonly isRunning: boolean;
  readonly isPaused: boolean;
  readonly onGoTo: (index: number) => void;
  readonly onPause: () => void;
}

/** A dot per slide, the current one filling as its time runs, and the control that stops the motion. */
export function BannerPager(props: BannerPagerProps) {
  const { isHero, count, current, autoplayMs, isRunning, isPaused, onGoTo, onPause } = props;
  const { t } = useWords();
  return (
    <Pager $isOnSlide={isHero}>
      <div>
        <Arrow type="button" aria-label={t('action.previous')} onClick={() => onGoTo((current - 1 + count) % count)}>
          <Icon name="chevron-left" size={16} stroke={2.2} />
        </Arrow>
        {Array.from({ length: count }, (_, index) => index).map((index) => (
          <Dot
            key={index}
            type="button"
            $isCurrent={index === current}
            aria-label={t('banner.goTo', { number: index + 1 })}
            aria-current={index === current}
            onClick={() => onGoTo(index)}
          >
            <Mark $isCurrent={index === current} $isRunning={isRunning} $ms={autoplayMs} />
          </Dot>
        ))}
        <Arrow type="button" aria-label={t('action.next')} onClick={() => onGoTo((current + 1) % count)}>
          <Icon name="chevron-right" size={16} stroke={2.2} />
        </Arrow>
        <Pause type="button" aria-label={t(isPaused ? 'action.play' : 'action.pause')} onClick={onPause}>
          <Icon name={isPaused ? 'play' : 'pause'} size={12} stroke={2.4} />
        </Pause>
      </div>
    </Pager>
  );
}
