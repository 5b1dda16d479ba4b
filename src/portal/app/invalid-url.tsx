import { styled } from 'styled-components';
import { isPlainPress } from '#portal/actions/actions.tsx';
import { CUSTOMER_SERVICE_PATH, openCustomerService } from '#portal/actions/customer-service.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { color, font } from '#portal/theme/tokens.ts';
import { type ButtonStyle, buttonStyle } from '#portal/ui/button.tsx';
import { Icon } from '#portal/ui/icon.tsx';

const Note = styled.main`
  min-height: 100vh;
  min-height: 100dvh;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 12px;
  padding: 32px 20px;
  text-align: center;
  i { display: grid; place-items: center; width: 72px; height: 72px; border-radius: 50%; background: ${color.errSoft}; color: ${color.err}; }
  h1 { margin-block-start: 8px; font: var(--display-w) 28px/36px ${font.display}; letter-spacing: var(--display-track); }
  p { max-width: 420px; font-size: 15px; line-height: 23px; color: ${color.tx2}; }
  div { display: flex; flex-wrap: wrap; justify-content: center; gap: 12px; margin-block-start: 12px; }
`;

const Way = styled.a<ButtonStyle>`
  ${buttonStyle}
`;

/**
 * Stands in the place of everything where the page came by an address that is none of the site's (specification,
 * section 8).
 */
export function InvalidUrl() {
  const { t } = useWords();
  const { site } = useSite();
  const [service] = site.customerService;
  return (
    <Note id="content" data-page="invalid-url">
      <i>
        <Icon name="map-pin-off" size={32} />
      </i>
      <h1>{t('invalidUrl.title')}</h1>
      <p role="alert">{t('invalidUrl.text')}</p>
      <div>
        {service && (
          <Way
            href={CUSTOMER_SERVICE_PATH}
            onClick={(event) => {
              if (!isPlainPress(event)) return;
              event.preventDefault();
              void openCustomerService(service);
            }}
          >
            <Icon name="headset" size={18} stroke={2} />
            {t('action.customerService')}
          </Way>
        )}
        <Way $look="secondary" href={`https://${site.mainDomain}/`}>
          {t('invalidUrl.official')}
        </Way>
      </div>
    </Note>
  );
}
