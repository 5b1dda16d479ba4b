import { styled } from 'styled-components';
import { useSite } from '#portal/site/site-context.tsx';
import { color } from '#portal/theme/tokens.ts';
import { useFormWords } from '../form-place.tsx';

const Note = styled.p`
  margin-block-start: 6px;
  font-size: 12px;
  line-height: 18px;
  color: ${color.tx2};
  a { color: inherit; text-decoration: underline; }
`;

/** Google's own pages, which reCAPTCHA's terms ask to be named where its badge is not shown. */
const PAGES = [
  ['phone.guardPrivacy', 'https://policies.google.com/privacy'],
  ['phone.guardTerms', 'https://policies.google.com/terms'],
] as const;

/** Says that reCAPTCHA stands before the code; nothing where it does not. */
export function CaptchaNote() {
  const t = useFormWords();
  const { phoneVerification } = useSite().site;
  if (phoneVerification === null || phoneVerification.emulatorUrl !== null) return null;
  return (
    <Note>
      {t('phone.guarded')}
      {PAGES.map(([word, address], place) => (
        <span key={word}>
          {place === 0 ? ' ' : ' · '}
          <a href={address} target="_blank" rel="noreferrer">
            {t(word)}
          </a>
        </span>
      ))}
    </Note>
  );
}
