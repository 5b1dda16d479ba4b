import type { ReactNode } from 'react';
import type { PatternId, RegistrationFieldName } from '#contracts/generated/contracts.ts';
import type { BoundField } from '#portal/forms/account-form.ts';
import { CaptchaField } from '#portal/forms/captcha/captcha-field.tsx';
import { CaptchaNote } from '#portal/forms/captcha/captcha-note.tsx';
import type { CaptchaState } from '#portal/forms/captcha/use-captcha.ts';
import { CodeField } from '#portal/forms/fields/code-field.tsx';
import { MobileField } from '#portal/forms/fields/mobile-field.tsx';
import { PasswordField } from '#portal/forms/fields/password-field.tsx';
import { TextField, type TextFieldProps } from '#portal/forms/fields/text-field.tsx';
import { FormIcon } from '#portal/forms/form-icon.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { lengthInWords, patternMessage } from '#portal/i18n/pattern-message.ts';
import { Icon } from '#portal/ui/icon.tsx';
import type { AskedField } from './registration.ts';

/** Services by their own names, which are the same in every language. */
const SERVICES = {
  line: 'LINE',
  whatsapp: 'WhatsApp',
  facebook: 'Facebook',
  wechat: 'WeChat',
  telegram: 'Telegram',
  zalo: 'Zalo',
  skype: 'Skype',
} satisfies Partial<Record<RegistrationFieldName, string>>;

const isService = (name: RegistrationFieldName): name is keyof typeof SERVICES => Object.hasOwn(SERVICES, name);

const PASSWORDS: ReadonlySet<string> = new Set(['password', 'confirmPassword', 'paymentPassword']);

/** The autofill hint and the phone keyboard of each field. */
const LOOKS: Readonly<Record<string, Partial<TextFieldProps>>> = {
  username: { autoComplete: 'username', autoCapitalize: 'none', icon: <Icon name="user" size={18} /> },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', icon: <Icon name="mail" size={18} /> },
  birthday: { type: 'date', autoComplete: 'bday' },
  payeeName: { autoComplete: 'name', dir: 'auto' },
  nickname: { autoComplete: 'nickname', dir: 'auto' },
  qqNum: { inputMode: 'numeric' },
  referralCode: { autoComplete: 'off', autoCapitalize: 'none', icon: <Icon name="users" size={18} /> },
  affiliateCode: { autoComplete: 'off', autoCapitalize: 'none', icon: <Icon name="users" size={18} /> },
};

interface RegisterFieldProps {
  readonly asked: AskedField;
  readonly bound: BoundField;
  readonly captcha: CaptchaState;
  readonly country: string;
  readonly onChooseCountry: (country: string) => void;
  readonly onSendCode: () => Promise<number | null>;
}

/** One field of the form, as what is asked for wants it. */
export function RegisterField(props: RegisterFieldProps): ReactNode {
  const { asked, bound, captcha, country, onChooseCountry, onSendCode } = props;
  const t = useFormWords();
  const { name, isRequired, rule } = asked;
  if (name === 'captcha') return <CaptchaField field={bound} state={captcha} />;
  if (name === 'verificationCode')
    return (
      <>
        <CodeField field={bound} label={t('field.verificationCode')} onSend={onSendCode} />
        <CaptchaNote />
      </>
    );
  if (name === 'mobileNum')
    return <MobileField {...bound} isRequired={isRequired} country={country} onChooseCountry={onChooseCountry} />;
  const label = isService(name) ? SERVICES[name] : t(`field.${name}`);
  const common = { ...bound, label: isRequired ? label : t('account.optional', { label }), isRequired };
  if (PASSWORDS.has(name)) {
    const isFirst = name === 'password' && rule !== undefined;
    return (
      <PasswordField
        {...common}
        autoComplete="new-password"
        maxLength={200}
        {...(isFirst && {
          hint: t('check.passwordLength', { length: lengthInWords(t, rule.minLength, rule.maxLength) }),
        })}
      />
    );
  }
  const isTypedDate = name === 'birthday' && rule?.patternId === 'dateMdy';
  return (
    <TextField
      maxLength={200}
      {...LOOKS[name]}
      {...common}
      {...(isTypedDate && { type: 'text', icon: <FormIcon name="shield-check" /> })}
      {...(name === 'username' &&
        rule && { hint: patternMessage(t, rule.patternId as PatternId, rule.minLength, rule.maxLength) })}
    />
  );
}
