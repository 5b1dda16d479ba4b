import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useWords } from '#portal/i18n/words.tsx';
import { type ButtonStyle, buttonStyle } from '#portal/ui/button.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { Note } from './not-found.styles.ts';

const HomeLink = styled(Link)<ButtonStyle>`
  ${buttonStyle}
`;

export function NotFoundView({ nodeId }: WidgetViewProps<'not-found'>) {
  const { t } = useWords();
  return (
    <Note data-node={nodeId} data-widget="not-found">
      <span aria-hidden="true">404</span>
      <h1>{t('status.notFound.title')}</h1>
      <p>{t('status.notFound.explain')}</p>
      <HomeLink to="/">{t('action.goHome')}</HomeLink>
    </Note>
  );
}
