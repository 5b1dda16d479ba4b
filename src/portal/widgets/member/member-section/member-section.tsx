import { styled } from 'styled-components';
import { useWords } from '#portal/i18n/words.tsx';
import { useMemberParts } from '#portal/site/member-parts.ts';
import { pageTitleLook } from '#portal/ui/page-title-look.ts';
import { WidgetNodes } from '#portal/widgets/widget-nodes.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';

const Part = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-width: 0;
  flex: 1;
  ${pageTitleLook}
`;

/**
 * A part of the member centre, while the address shows it; one without a name stands where the address names none that
 * is there.
 */
export function MemberSectionView({ nodeId, nodes, part, title }: WidgetViewProps<'member-section'>) {
  const { text } = useWords();
  const { current } = useMemberParts();
  if ((part ?? null) !== current) return null;
  return (
    <Part data-node={nodeId} data-widget="member-section">
      {title && <h1>{text(title)}</h1>}
      <WidgetNodes nodes={nodes} />
    </Part>
  );
}
