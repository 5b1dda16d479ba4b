import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useWords } from '#studio/i18n/words.tsx';
import { color, from, radius, shadow } from '../theme/tokens.ts';
import { DeskMark } from '../ui/desk-mark.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';

const Ground = styled.div`
  display: grid;
  min-height: 100dvh;
  background: ${color.surf};
  ${from.md} { place-items: center; padding: 32px; background: ${color.bg}; }
`;

const Card = styled.div`
  display: grid;
  width: 100%;
  background: ${color.surf};
  ${from.md} {
    max-width: 480px;
    border-radius: ${radius.xl};
    overflow: hidden;
    box-shadow: inset 0 0 0 1px ${color.line}, ${shadow.middle};
  }
  ${from.lg} { max-width: 880px; min-height: 600px; grid-template-columns: 400px minmax(0, 1fr); }
`;

const Welcome = styled.aside`
  display: none;
  position: relative;
  flex-direction: column;
  justify-content: space-between;
  gap: 40px;
  padding: 32px;
  background: ${color.ink};
  color: ${color.onInk};
  isolation: isolate;
  overflow: hidden;
  ${from.lg} { display: flex; }
  h2 { font-size: 26px; line-height: 32px; letter-spacing: -0.015em; text-wrap: balance; }
  ul { display: grid; gap: 14px; margin-block-start: 20px; }
  li { display: flex; gap: 10px; font-size: 13px; line-height: 18px; color: ${color.onInk2}; text-wrap: pretty; }
  li svg { flex: none; margin-block-start: 1px; }
`;

/** Lines that cross as in the desk's mark, fading out before they reach the words. */
const Pattern = styled.svg`
  position: absolute;
  z-index: -1;
  inset: 0;
  width: 100%;
  height: 100%;
  mask-image: radial-gradient(circle at 80% 24%, #000000, transparent 72%);
  stroke: ${color.inkLine};
  stroke-width: 1.5;
  fill: none;
`;

const Brand = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  font-size: 15px;
  line-height: 20px;
  font-weight: 600;
  letter-spacing: -0.01em;
`;

const Form = styled.main`
  display: flex;
  flex-direction: column;
  gap: 20px;
  min-width: 0;
  padding: 24px 20px 32px;
  ${from.md} { padding: 32px; }
  ${from.lg} { justify-content: center; > ${Brand} { display: none; } }
  h1 { font-size: 20px; line-height: 28px; letter-spacing: -0.015em; }
  h1 + p { margin-block-start: 2px; font-size: 13px; line-height: 18px; color: ${color.tx2}; }
`;

/** The column of a step's form. */
export const StepForm = styled.form`
  display: flex;
  flex-direction: column;
  gap: 16px;
`;

const promises = [
  ['shield-check', 'signIn.promiseCode'],
  ['timer', 'signIn.promiseHour'],
  ['scroll-text', 'signIn.promiseLog'],
] as const satisfies ReadonlyArray<readonly [IconName, string]>;

interface SignInFrameProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/** The card that all steps of signing in stand in: what the desk is, and beside it the step. */
export function SignInFrame({ title, lead, children }: SignInFrameProps) {
  const t = useWords();
  const brand = (
    <Brand>
      <DeskMark size={32} />
      {t('shell.product')}
    </Brand>
  );
  return (
    <Ground>
      <Card>
        <Welcome>
          <Pattern viewBox="0 0 400 600" preserveAspectRatio="xMaxYMin slice" aria-hidden="true" focusable="false">
            <path d="M0 40h400M0 120h400M0 200h400M0 280h400M0 360h400M0 440h400" />
            <path d="M40 0v600M120 0v600M200 0v600M280 0v600M360 0v600" />
          </Pattern>
          {brand}
          <div>
            <h2>{t('signIn.welcome')}</h2>
            <ul>
              {promises.map(([icon, words]) => (
                <li key={words}>
                  <Icon name={icon} />
                  {t(words)}
                </li>
              ))}
            </ul>
          </div>
        </Welcome>
        <Form>
          {brand}
          <div>
            <h1>{title}</h1>
            <p>{lead}</p>
          </div>
          {children}
        </Form>
      </Card>
    </Ground>
  );
}
