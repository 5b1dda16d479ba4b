import { useEffect, useMemo } from 'react';
import { createGlobalStyle } from 'styled-components';
import { DeskFind } from '#portal/forms/desk/find/desk-find.tsx';
import { KeysFoot } from '#portal/forms/desk/keys/desk-keys.styles.ts';
import { DeskKeys } from '#portal/forms/desk/keys/desk-keys.tsx';
import { WithFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { deskCss, deskTheme } from '#portal/theme/desk-theme.ts';
import { WaitingCard } from '#portal/ui/waiting-card.tsx';
import { WidgetNodes } from '#portal/widgets/widget-nodes.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { Content, Desk, Side, Work } from './agent-frame.styles.ts';

const DeskLook = createGlobalStyle<{ readonly $css: string }>`
  ${({ $css }) => $css}
`;

/** The desk in its own look: a menu, a bar and the part that the address names. */
export function AgentFrameView({ nodeId, nodes = [], downline }: WidgetViewProps<'agent-frame'>) {
  const { language, session } = useSite();
  const css = useMemo(() => deskCss(language), [language]);
  useBrowserColour(deskTheme.colors.bg2);
  const at = (widget: string) => nodes.filter((node) => node.widget === widget);
  const menu = at('agent-menu')[0]?.props.menu;
  const parts = nodes.filter(({ widget }) => widget !== 'agent-menu' && widget !== 'agent-bar');
  return (
    <Desk data-node={nodeId} data-widget="agent-frame">
      <DeskLook $css={css} />
      <Side>
        <WidgetNodes nodes={at('agent-menu')} />
      </Side>
      <Work>
        <WidgetNodes nodes={at('agent-bar')} />
        <Content id="content" tabIndex={-1}>
          {session === 'agent' ? (
            <>
              <WidgetNodes nodes={parts} />
              <WithFormWords voice="agent" waiting={null}>
                <KeysFoot>
                  <DeskFind menu={typeof menu === 'string' ? menu : undefined} downline={downline} />
                  <DeskKeys />
                </KeysFoot>
              </WithFormWords>
            </>
          ) : (
            <WaitingCard rows={5} />
          )}
        </Content>
      </Work>
    </Desk>
  );
}

/** The colour of the browser's own bars, which is the brand's elsewhere. */
function useBrowserColour(colour: string): void {
  useEffect(() => {
    const meta = document.querySelector('meta[name="theme-color"]');
    const before = meta?.getAttribute('content');
    meta?.setAttribute('content', colour);
    return () => {
      if (before) meta?.setAttribute('content', before);
    };
  }, [colour]);
}
