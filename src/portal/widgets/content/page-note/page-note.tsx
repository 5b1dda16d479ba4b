import { styled } from 'styled-components';
import { ActionControl } from '#portal/actions/action-control.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { type ButtonStyle, buttonStyle } from '#portal/ui/button.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { Note, Ways } from './page-note.styles.ts';

const Way = styled(ActionControl)<ButtonStyle>`
  ${buttonStyle}
`;

export function PageNoteView({ nodeId, icon, title, text, ways = [] }: WidgetViewProps<'page-note'>) {
  const words = useWords();
  return (
    <Note data-node={nodeId} data-widget="page-note">
      <i>
        <Icon name={icon} size={32} />
      </i>
      <h1>{words.text(title)}</h1>
      <p>{words.text(text)}</p>
      {ways.length > 0 && (
        <Ways>
          {[...ways.entries()].map(([position, { label, action }]) => (
            <Way key={position} action={action} $look={position === 0 ? 'primary' : 'secondary'}>
              {words.text(label)}
            </Way>
          ))}
        </Ways>
      )}
    </Note>
  );
}
