import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useWords } from '#portal/i18n/words.tsx';
import { usePageParts } from '#portal/site/use-page-parts.ts';
import { pageTitleLook } from '#portal/ui/page-title-look.ts';
import { WidgetNodes } from '#portal/widgets/widget-nodes.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';

const Part = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-width: 0;
  flex: 1;
  outline: none;
  ${pageTitleLook}
  > h1 { outline: none; }
`;

/**
 * A part of a page with a menu of its own, while the address shows it; one without a name stands where the address
 * names none that is there. The heading of a part that is turned to takes the focus, as that of another page would.
 */
export function MemberSectionView({ nodeId, nodes, part, title, heading = true }: WidgetViewProps<'member-section'>) {
  const { text } = useWords();
  const { current } = usePageParts();
  const isShown = (part ?? null) === current;
  const wasShown = useRef(isShown);
  const start = useRef<HTMLDivElement & HTMLHeadingElement>(null);
  useEffect(() => {
    if (isShown && !wasShown.current) start.current?.focus({ preventScroll: true });
    wasShown.current = isShown;
  }, [isShown]);
  if (!isShown) return null;
  const target = { ref: start, tabIndex: -1 };
  const isHeaded = heading && title !== undefined;
  return (
    <Part
      {...(!isHeaded && { ...target, ...(title !== undefined && { role: 'group', 'aria-label': text(title) }) })}
      data-node={nodeId}
      data-widget="member-section"
    >
      {isHeaded && <h1 {...target}>{text(title)}</h1>}
      <WidgetNodes nodes={nodes} />
    </Part>
  );
}
