import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { WidgetNodes } from '#portal/widgets/widget-nodes.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { Guide, Lead, Platform, Platforms } from './app-guide.styles.ts';

const platforms = ['ios', 'android'] as const;
const steps = ['open', 'menu', 'add', 'start'] as const;

export function AppGuideView({ nodeId, nodes, title, lead }: WidgetViewProps<'app-guide'>) {
  const { t, text } = useWords();
  const { name } = useSite().site;
  return (
    <Guide data-node={nodeId} data-widget="app-guide">
      <Lead>
        <div>
          <h1>{text(title)}</h1>
          <p>{text(lead)}</p>
        </div>
        <WidgetNodes nodes={nodes} />
      </Lead>
      <Platforms>
        {platforms.map((platform) => (
          <Platform key={platform} id={platform}>
            <h2>
              <Icon name="smartphone" size={22} />
              {t(`app.${platform}.title`)}
            </h2>
            <ol>
              {steps.map((step) => (
                <li key={step}>
                  <b>{t(`app.${platform}.${step}`)}</b>
                  {t(`app.${platform}.${step}Text`, { name })}
                </li>
              ))}
            </ol>
          </Platform>
        ))}
      </Platforms>
    </Guide>
  );
}
