import { useMemo } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { RegisterForm, SocialArrival } from '#contracts/generated/contracts.ts';
import { isModuleOn } from '#document/flags.ts';
import { pathOf } from '#document/pages/match-page.ts';
import { useLoadMember } from '#portal/actions/after-sign-in.ts';
import { useModalClose } from '#portal/actions/modal-close.tsx';
import { checkAffiliate, register, sendRegisterCode } from '#portal/data/account-calls.ts';
import { GatewayError } from '#portal/data/gateway-client.ts';
import { FieldRefusal, useAccountForm } from '#portal/forms/account-form.ts';
import { asksForCaptcha, useCaptcha } from '#portal/forms/captcha/use-captcha.ts';
import { codeOf, digitsOf } from '#portal/forms/fields/mobile-field.tsx';
import { TickBox } from '#portal/forms/fields/tick-box.tsx';
import { useFitsRule } from '#portal/forms/fields/use-fits-rule.ts';
import { useMobileCountry } from '#portal/forms/fields/use-mobile-country.ts';
import { FormFailure } from '#portal/forms/form-failure.tsx';
import { Form, Hint } from '#portal/forms/form-look.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { type NumberProof, useNumberProof } from '#portal/forms/proofs/number-proof.ts';
import { FIRST_SIGN_IN } from '#portal/session/kept-session.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { Button } from '#portal/ui/button.tsx';
import { RegisterField } from './register-field.tsx';
import { Terms } from './register-form.styles.ts';
import {
  AGENT_POLICY,
  type AskedField,
  askedFields,
  faultOfField,
  type RegistrationType,
  TERMS,
} from './registration.ts';

const TICKED = 'yes';
const CAPTCHA: AskedField = { name: 'captcha', isRequired: true, rule: undefined };
const PASSWORDS: ReadonlySet<string> = new Set(['password', 'confirmPassword']);

interface RegisterFieldsProps {
  readonly type: RegistrationType;
  /** The visitor who returned from a service, whose account replaces a password. */
  readonly arrival: SocialArrival | null;
}

/** The fields of one way to register, and what becomes of them. */
export function RegisterFields({ type, arrival }: RegisterFieldsProps) {
  const t = useFormWords();
  const { site, layout, language, now } = useSite();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const close = useModalClose();
  const loadMember = useLoadMember();
  const fits = useFitsRule();
  const [country, chooseCountry] = useMobileCountry();
  const proof = useNumberProof();
  const hasPassword = arrival === null;
  const fields = useMemo(
    () => askedFields(site.register, type, site.whitelabel).filter(({ name }) => hasPassword || !PASSWORDS.has(name)),
    [site, type, hasPassword],
  );
  const captcha = useCaptcha(fields.some(({ name }) => name === 'captcha'));
  const hasPolicy = isModuleOn(site.whitelabel, 'AGENTPOLICY3');
  const boxes = hasPolicy ? [TERMS, AGENT_POLICY] : [TERMS];
  const byName = new Map<string, AskedField>(fields.map((field) => [field.name, field]));
  const isTyped = captcha.stage === 'picture';

  const form = useAccountForm<string>({
    names: [
      ...fields.map(({ name }) => name).filter((name) => name !== 'captcha'),
      ...(captcha.isAsked && isTyped ? [CAPTCHA.name] : []),
      ...boxes,
    ],
    initial: initialValues(fields, boxes, {
      referralCode: search.get('referralCode') ?? '',
      email: arrival?.email ?? '',
    }),
    check: (name, values) => {
      if (boxes.includes(name)) return values[name] === TICKED ? undefined : t('check.terms');
      const field = name === CAPTCHA.name ? CAPTCHA : byName.get(name);
      if (!field) return undefined;
      const check = { t, fits, minimumAge: site.legal.minimumAge, today: now.slice(0, 10) };
      return faultOfField(field, values, check);
    },
    send: async (values) => {
      const filled = fields
        .map(({ name }) => [name, (values[name] ?? '').trim()] as const)
        .filter(([name, value]) => value !== '' && name !== 'captcha' && name !== 'verificationCode');
      const { affiliateCode } = Object.fromEntries(filled);
      if (affiliateCode !== undefined) await aboutCode(() => checkAffiliate(affiliateCode, language));
      const typed = values.mobileNum?.trim();
      const number = typed ? { mobileNum: digitsOf(typed), countryDialingCode: codeOf(country) } : null;
      const code = byName.has('verificationCode') ? (values.verificationCode ?? '').trim() : '';
      const body = {
        ...(Object.fromEntries(filled) as Partial<RegisterForm>),
        ...number,
        ...(captcha.isAsked &&
          captcha.captcha && {
            captchaId: captcha.captcha.captchaId,
            captcha: captcha.answer ?? (values.captcha ?? '').trim(),
          }),
        terms: true,
        ...(!hasPassword && { social: true, password: '' }),
        ...(hasPolicy && { agentPolicy: true }),
        domain: window.location.hostname,
        registerUrl: window.location.href.slice(0, 1000),
        registerMethod: 'WEB',
      } as const;
      const send = (brought: NumberProof | null) =>
        register(type, { ...body, ...brought } as Omit<RegisterForm, 'transport'>, language);
      await aboutCode(() => (number === null || code === '' ? send(null) : proof.bring(number, code, send)));
      // Registering opens the session without a sign-in call, so nothing marks it as the first: the popups of a first
      // sign-in are due now.
      window.sessionStorage.setItem(FIRST_SIGN_IN, 'true');
      await loadMember();
      close();
      void navigate('/', { replace: true });
    },
    onRefused: (error) => {
      if (!captcha.isAsked && !asksForCaptcha(error)) return;
      form.write('captcha', '');
      captcha.ask();
    },
  });

  /** The field of an invitation code shows that the code is unknown (specification, section 8). */
  const aboutCode = async <Answer,>(call: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await call();
    } catch (error) {
      const field = ['affiliateCode', 'referralCode'].find((name) => (form.values[name] ?? '').trim() !== '');
      if (field === undefined || !(error instanceof GatewayError) || error.code !== 'invitation_code_error')
        throw error;
      throw new FieldRefusal({ [field]: t('check.invitationCode') });
    }
  };
  const sendCode = async () => {
    const needed = ['username', 'mobileNum'].filter((name) => byName.has(name));
    if (!form.looksRight(needed)) return null;
    const { username, mobileNum = '' } = form.values;
    const number = { mobileNum: digitsOf(mobileNum), countryDialingCode: codeOf(country) };
    return proof.send(number, (answer) =>
      sendRegisterCode({ ...number, ...answer, ...(username && { username: username.trim() }) }, language),
    );
  };
  const tick = (name: string) => ({
    name,
    isTicked: form.values[name] === TICKED,
    onTick: (isTicked: boolean) => form.write(name, isTicked ? TICKED : ''),
    fault: form.bind(name).fault,
  });
  const terms = pathOf(layout, 'help');
  const hasNumber = type === 'registerMobile' || (form.values.mobileNum ?? '').trim() !== '';
  const asked = fields.filter(({ name }) => name !== 'verificationCode' || hasNumber);
  // The gateway may ask for a captcha that the site's form does not have.
  const shown = captcha.isAsked && !byName.has('captcha') ? [...asked, CAPTCHA] : asked;
  return (
    <Form ref={form.ref} onSubmit={form.submit} noValidate>
      <FormFailure failure={form.failure} />
      {asked.some(({ isRequired }) => !isRequired) && <Hint as="p">{t('check.requiredMarks')}</Hint>}
      {shown.map((field) => (
        <RegisterField
          key={field.name}
          asked={field}
          bound={form.bind(field.name)}
          captcha={captcha}
          country={country}
          onChooseCountry={chooseCountry}
          onSendCode={sendCode}
        />
      ))}
      <Terms>
        <TickBox {...tick(TERMS)}>
          {t('register.terms', { age: site.legal.minimumAge })}{' '}
          {terms !== null && (
            <Link to={terms} target="_blank">
              {t('register.readTerms')}
            </Link>
          )}
        </TickBox>
        {hasPolicy && <TickBox {...tick(AGENT_POLICY)}>{t('register.agentPolicy')}</TickBox>}
      </Terms>
      <Button type="submit" $size="large" disabled={form.isSending || captcha.stage === 'working'}>
        {t(form.isSending ? 'account.working' : 'action.register')}
      </Button>
    </Form>
  );
}

function initialValues(
  fields: readonly AskedField[],
  boxes: readonly string[],
  { referralCode, email }: { readonly referralCode: string; readonly email: string },
) {
  const empty = [...fields.map(({ name }) => name), ...boxes, 'captcha'].map((name) => [name, ''] as const);
  const values: Record<string, string> = Object.fromEntries(empty);
  // An invitation link prefills its code.
  if (Object.hasOwn(values, 'referralCode')) values.referralCode = referralCode;
  else if (Object.hasOwn(values, 'affiliateCode')) values.affiliateCode = referralCode;
  // A service that vouches for an address saves typing it.
  if (Object.hasOwn(values, 'email')) values.email = email;
  return values;
}
