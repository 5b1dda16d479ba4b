import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { UnknownNode } from '#contracts/generated/contracts.ts';
import { matchPage, pathOf } from '#document/pages/match-page.ts';
import { planNodes } from '#document/pages/plan-nodes.ts';
import { VOCABULARY } from '#document/vocabulary.ts';
import { isPlainPress, ShellCommandsProvider, useShellCommands } from '#portal/actions/actions.tsx';
import { useMenuItems } from '#portal/actions/menu-items.ts';
import { useModalClose } from '#portal/actions/modal-close.tsx';
import type { ModalParams } from '#portal/actions/modal-params.tsx';
import { linksThatLead } from '#portal/actions/part-links.ts';
import { siteQuery } from '#portal/data/site-queries.ts';
import { DeskFailure } from '#portal/forms/desk/desk-states.tsx';
import { FormPlace, useFormWords } from '#portal/forms/form-place.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useFacts } from '#portal/site/facts.ts';
import { SiteProvider, useSite } from '#portal/site/site-context.tsx';
import { usePageParts } from '#portal/site/use-page-parts.ts';
import { Icon } from '#portal/ui/icon.tsx';
import { WaitingCard } from '#portal/ui/waiting-card.tsx';
import { WidgetNodes } from '#portal/widgets/widget-nodes.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { Items } from '../agent-menu/agent-menu.styles.ts';
import { AgentMenuItem } from '../agent-menu/agent-menu-item.tsx';
import { CentreLook, Columns, Content, Menu, Side } from './agent-centre.styles.ts';
import { InnerAddress } from './inner-address.tsx';

interface CentreProps {
  /** The page that the parts are of. */
  readonly page: string;
  readonly menu: string;
}

/** The parts of the agents' page in a modal over another page. */
export function AgentCentreView({ nodeId, desk, menu }: WidgetViewProps<'agent-centre'>) {
  if (desk.do !== 'navigate') return null;
  return (
    <FormPlace nodeId={nodeId} widget="agent-centre" voice="agent" waiting={<WaitingCard rows={8} />}>
      <CentreLook />
      <Centre page={desk.page} menu={menu} />
    </FormPlace>
  );
}

/** It has an address of its own, so that the links of the parts turn the modal and not the page. */
function Centre({ page, menu }: CentreProps) {
  const site = useSite();
  const close = useModalClose();
  const navigate = useNavigate();
  // A page comes without the sections of others.
  const isHere = (site.layout.pages?.[page]?.sections.length ?? 0) > 0;
  const whole = useQuery({ ...siteQuery(site.language), enabled: !isHere });
  // The way back leads from the page below, which the modal would hide.
  useEffect(() => {
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, [close]);
  if (whole.isError) return <DeskFailure error={whole.error} onRetry={() => void whole.refetch()} />;
  const layout = isHere ? site.layout : whole.data?.layout;
  const start = layout && pathOf(layout, page);
  if (!layout || !start) return <WaitingCard rows={8} />;
  const leave = (address: string): void => {
    close();
    void navigate(address);
  };
  return (
    <SiteProvider value={{ ...site, layout }}>
      <InnerAddress start={start} keeps={(path) => matchPage(layout, path)?.pageId === page} onLeave={close}>
        <CentreCommands onLeave={leave}>
          <Columns>
            <CentreMenu menu={menu} path={start} onLeave={leave} />
            <Parts sections={layout.pages?.[page]?.sections ?? []} />
          </Columns>
        </CentreCommands>
      </InnerAddress>
    </SiteProvider>
  );
}

interface CentreCommandsProps {
  readonly onLeave: (address: string) => void;
  readonly children: ReactNode;
}

/** One modal is shown at a time: a part that opens another goes on at the agents' page, where it stays below it. */
function CentreCommands({ onLeave, children }: CentreCommandsProps) {
  const commands = useShellCommands();
  const { pathname, search } = useLocation();
  const inside = useMemo(() => {
    const openModal = (modalId: string, params?: ModalParams): void => {
      onLeave(`${pathname}${search}`);
      commands.openModal(modalId, params);
    };
    return { ...commands, openModal };
  }, [commands, pathname, search, onLeave]);
  return <ShellCommandsProvider commands={inside}>{children}</ShellCommandsProvider>;
}

interface CentreMenuProps {
  readonly menu: string;
  /** The path of the page that the parts are of. */
  readonly path: string;
  readonly onLeave: (address: string) => void;
}

function CentreMenu({ menu, path, onLeave }: CentreMenuProps) {
  const t = useFormWords();
  const { t: say } = useWords();
  const { parts, current } = usePageParts();
  const items = linksThatLead(useMenuItems(menu), parts);
  const address = current === null ? path : `${path}?${new URLSearchParams({ menu: current })}`;
  // The router of the modal would keep this address inside.
  const open = (event: MouseEvent): void => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    onLeave(address);
  };
  return (
    <Side>
      <Menu aria-label={say('page.agentDesk.title')}>
        <Items>
          {items.map((item) => (
            <AgentMenuItem key={item.id} item={item} />
          ))}
        </Items>
      </Menu>
      <a href={address} onClick={open}>
        <Icon name="arrow-right" size={15} />
        {t('centre.openDesk')}
      </a>
    </Side>
  );
}

function Parts({ sections }: { readonly sections: readonly UnknownNode[] }) {
  const facts = useFacts();
  const { current } = usePageParts();
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(current);
  // Another part begins at its head, wherever the one before was scrolled to.
  useEffect(() => {
    if (shown.current !== current) top.current?.scrollIntoView({ block: 'start' });
    shown.current = current;
  }, [current]);
  const { nodes } = planNodes(partNodes(sections), facts, (widget) => VOCABULARY.widgets.has(widget));
  return (
    <Content ref={top}>
      <WidgetNodes nodes={nodes} />
    </Content>
  );
}

/** The nodes of a page's parts, wherever they stand in it. */
const partNodes = (nodes: readonly UnknownNode[]): readonly UnknownNode[] =>
  nodes.flatMap((node) => (node.widget === 'member-section' ? [node] : partNodes(node.children ?? [])));
