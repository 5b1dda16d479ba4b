import type { Action, GameReady } from '#contracts/generated/contracts.ts';
import { isPlainPress, useActionAddress } from '#portal/actions/actions.tsx';
import { useMenuItems } from '#portal/actions/menu-items.ts';
import type { GameWish } from '#portal/data/games/launch-call.ts';
import { FormIcon } from '#portal/forms/form-icon.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useLocale, useSite } from '#portal/site/site-context.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { formatNumber } from '#words/translator.ts';
import { Fact, Foot, FootButton, FootLink, Roomy, Slim, Space } from './game-stage.styles.ts';
import { SessionClock } from './session-clock.tsx';
import { StageHeart } from './stage-heart.tsx';
import { StageIcon } from './stage-icon.tsx';
import type { FullScreen } from './use-full-screen.ts';

interface StageFootProps {
  /** Null until the game has sent them. */
  readonly facts: Pick<GameReady, 'returnToPlayer' | 'volatility'> | null;
  readonly wish: GameWish;
  /** Shown over the game where there is no room below it. */
  readonly isOpen: boolean;
  readonly since: number | null;
  readonly menu: string | undefined;
  readonly limits: Action | undefined;
  readonly fullScreen: FullScreen;
  readonly onward: (action: Action | undefined) => void;
  readonly onRules: () => void;
}

/** The game's return to player, its rules, the support contact, the minimum age and the play limits. */
export function StageFoot({ facts, wish, isOpen, since, menu, limits, fullScreen, onward, onRules }: StageFootProps) {
  const t = useFormWords();
  const { text } = useWords();
  const { site } = useSite();
  const items = useMenuItems(menu);
  const age = t('play.age', { age: site.legal.minimumAge });
  return (
    <Foot $isOpen={isOpen}>
      <Slim>
        <Fact>
          <SessionClock since={since} />
          <Space />
          <StageHeart wish={wish} />
        </Fact>
        {fullScreen.isSupported && (
          <FootButton type="button" onClick={fullScreen.toggle}>
            <StageIcon name={fullScreen.isOn ? 'minimize' : 'maximize'} />
            {t(fullScreen.isOn ? 'play.endFullScreen' : 'play.fullScreen')}
          </FootButton>
        )}
      </Slim>
      {facts && <Returns facts={facts} />}
      <Roomy>
        <Space />
      </Roomy>
      {facts && (
        <FootButton type="button" onClick={onRules}>
          <Slim>
            <StageIcon name="book" />
          </Slim>
          {t('play.rules')}
        </FootButton>
      )}
      {items.map(
        ({ id, action, label, icon }) =>
          action &&
          label && (
            <FootAction key={id} action={action} onward={onward}>
              {icon && (
                <Slim>
                  <Icon name={icon} size={18} />
                </Slim>
              )}
              {text(label)}
            </FootAction>
          ),
      )}
      {limits &&
        (wish.mode === 'trial' ? (
          // Nothing is bet in a trial that a limit could hold.
          <Fact>
            <FormIcon name="shield-check" size={15} />
            <bdi>{age}</bdi>
          </Fact>
        ) : (
          <FootAction action={limits} onward={onward}>
            <FormIcon name="shield-check" size={15} />
            <span>
              <bdi>{age}</bdi> {t('play.limits')}
            </span>
          </FootAction>
        ))}
    </Foot>
  );
}

function Returns({ facts: { returnToPlayer, volatility } }: { readonly facts: NonNullable<StageFootProps['facts']> }) {
  const t = useFormWords();
  const locale = useLocale();
  const percent = formatNumber(locale, Number(returnToPlayer));
  return (
    <Fact>
      <StageIcon name="info" size={15} />
      <span>
        {t('play.returnToPlayer', { percent })}{' '}
        {t(`play.volatility.${volatility === 'very high' ? 'veryHigh' : volatility}`)}
      </span>
    </Fact>
  );
}

interface FootActionProps {
  readonly action: Action;
  readonly onward: (action: Action) => void;
  readonly children: React.ReactNode;
}

/**
 * A real link where the action leads to a place. The place of the site takes the game's place; one outside opens beside
 * it.
 */
function FootAction({ action, onward, children }: FootActionProps) {
  const address = useActionAddress()(action);
  if (!address)
    return (
      <FootButton type="button" onClick={() => onward(action)}>
        {children}
      </FootButton>
    );
  return (
    <FootLink
      href={address.href}
      {...(address.isOutside && address.opensTab && { target: '_blank', rel: 'noopener noreferrer' })}
      onClick={(event) => {
        if (!isPlainPress(event) || (address.isOutside && !address.open)) return;
        event.preventDefault();
        onward(action);
      }}
    >
      {children}
    </FootLink>
  );
}
