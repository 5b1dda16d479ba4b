import { useEffect, useState } from 'react';
import type { IconName } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Button } from '#portal/ui/button.tsx';
import { Icon } from '#portal/ui/icon.tsx';

/** A service that takes a link to share in its address. */
interface ShareWay {
  /** Null for e-mail, which each language calls its own. */
  readonly name: string | null;
  readonly icon: IconName;
  readonly address: (url: string, text: string) => string;
}

const WAYS: readonly ShareWay[] = [
  {
    name: 'WhatsApp',
    icon: 'whatsapp',
    address: (url, text) => `https://wa.me/?${new URLSearchParams({ text: `${text} ${url}` })}`,
  },
  {
    name: 'Telegram',
    icon: 'telegram',
    address: (url, text) => `https://t.me/share/url?${new URLSearchParams({ url, text })}`,
  },
  {
    name: 'Facebook',
    icon: 'facebook',
    address: (url) => `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`,
  },
  {
    name: null,
    icon: 'mail',
    address: (url, text) => `mailto:?subject=${encodeURIComponent(text)}&body=${encodeURIComponent(url)}`,
  },
];

/** Ways to share the link: the device's own where it has one, else some services. */
export function ShareWays({ url }: { readonly url: string }) {
  const t = useFormWords();
  const { site } = useSite();
  const text = t('referral.shareText', { brand: site.name });
  const [hasOwnWay, setHasOwnWay] = useState(false);
  // Known in the browser alone; the server draws the page without it.
  useEffect(() => setHasOwnWay('share' in navigator && window.matchMedia('(pointer: coarse)').matches), []);
  if (hasOwnWay) {
    // Whoever closes the sheet shares nothing, which is no failure.
    const share = () => void navigator.share({ url, text }).catch(() => undefined);
    return (
      <Button type="button" $look="glass" onClick={share}>
        <Icon name="upload" size={16} stroke={2} />
        {t('referral.share')}
      </Button>
    );
  }
  return (
    <ul aria-label={t('referral.share')}>
      {WAYS.map(({ name, icon, address }) => (
        <li key={icon}>
          <a href={address(url, text)} target="_blank" rel="noreferrer" aria-label={name ?? t('account.tab.email')}>
            <Icon name={icon} size={18} />
          </a>
        </li>
      ))}
    </ul>
  );
}
