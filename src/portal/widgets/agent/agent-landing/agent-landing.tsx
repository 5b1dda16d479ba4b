import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { isModuleOn } from '#document/flags.ts';
import { pathOf } from '#document/pages/match-page.ts';
import { ActionControl } from '#portal/actions/action-control.tsx';
import { useRequireAccount } from '#portal/actions/actions.tsx';
import { WithFormWords } from '#portal/forms/form-place.tsx';
import { SignInSteps } from '#portal/forms/sign-in/sign-in-steps.tsx';
import { WaitingForm } from '#portal/forms/waiting-form.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { homeAddress } from '#portal/site/chosen-game-type.ts';
import { useAsset, useSite } from '#portal/site/site-context.tsx';
import { BrandLogo } from '#portal/ui/brand-logo.tsx';
import { Button, type ButtonStyle, buttonStyle } from '#portal/ui/button.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { WidgetNodes } from '#portal/widgets/widget-nodes.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { Art, Ask, Backdrop, Hours, Landing, Points, SignIn, Small, Top, Way } from './agent-landing.styles.ts';

const DeskLink = styled(Link)<ButtonStyle>`
  ${buttonStyle}
`;

const ServiceLink = styled(ActionControl)<ButtonStyle>`
  ${buttonStyle}
`;

export function AgentLandingView(props: WidgetViewProps<'agent-landing'>) {
  const { nodeId, nodes, title, lead, hours, points, backdrop } = props;
  const { t, text } = useWords();
  const { site, layout } = useSite();
  const asset = useAsset();
  const { mark, markOnDark = mark, wordmark } = site.theme.logo;
  const home = homeAddress(layout);
  return (
    <Landing data-node={nodeId} data-widget="agent-landing">
      <Art>
        {backdrop && (
          <Backdrop>
            <source media="(min-width: 768px)" srcSet={asset(backdrop.desktop)} />
            <img src={asset(backdrop.mobile)} alt="" fetchPriority="high" />
          </Backdrop>
        )}
        <Top>
          <Link to={home} aria-label={site.name}>
            <BrandLogo mark={asset(markOnDark)} wordmark={wordmark} />
          </Link>
          <span>{t('agent.badge')}</span>
          <Link to={home}>{t('agent.toSite')}</Link>
        </Top>
        <div>
          <h1>{text(title)}</h1>
          <p>{text(lead)}</p>
        </div>
        <Points>
          {[...points.entries()].map(([position, point]) => (
            <li key={position}>
              <b>{text(point.title)}</b>
              <span>{text(point.text)}</span>
            </li>
          ))}
        </Points>
        <Hours>
          <Icon name="headset" />
          {text(hours)}
        </Hours>
      </Art>
      <Way>
        <div>
          <WidgetNodes nodes={nodes} />
        </div>
        <AgentSignIn />
        <Small>{t('agent.age', { age: site.legal.minimumAge })}</Small>
      </Way>
    </Landing>
  );
}

/** The sign-in form where accounts are open; a signed-in agent goes on to the desk. */
function AgentSignIn() {
  const { t } = useWords();
  const { site, layout, session } = useSite();
  const desk = pathOf(layout, 'agent-desk');
  const requireAccount = useRequireAccount();
  return (
    <SignIn>
      <h2>{t('agent.signIn')}</h2>
      <p>{t('agent.signInText')}</p>
      {session === 'agent' && desk !== null ? (
        <DeskLink to={desk} $size="large">
          {t('page.agentDesk.title')}
        </DeskLink>
      ) : isModuleOn(site.whitelabel, 'SIGNIN3') ? (
        <WithFormWords waiting={<WaitingForm fields={2} />}>
          <SignInSteps entrance="agent" />
        </WithFormWords>
      ) : (
        <Button type="button" $size="large" onClick={requireAccount}>
          {t('action.login')}
        </Button>
      )}
      {site.customerService.length > 0 && (
        <Ask>
          <i>
            <Icon name="users" />
          </i>
          <div>
            <b>{t('agent.notYet')}</b>
            <span>{t('agent.notYetText')}</span>
          </div>
          <ServiceLink action={{ do: 'openCustomerService' }} $look="secondary" $size="small">
            {t('agent.ask')}
          </ServiceLink>
        </Ask>
      )}
    </SignIn>
  );
}
