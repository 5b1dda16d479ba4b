import { styled } from 'styled-components';
import { color, radius } from '#portal/theme/tokens.ts';
import { FormIcon } from './form-icon.tsx';
import { useFormWords } from './form-place.tsx';
import { formFailureWords } from './phone-failure.ts';

const Note = styled.p<{ readonly $isGood?: boolean }>`
  display: flex;
  gap: 10px;
  padding: 12px 14px;
  border-radius: ${radius.m};
  background: ${({ $isGood }) => ($isGood ? color.okSoft : color.errSoft)};
  color: ${color.tx};
  font-size: 14px;
  line-height: 20px;
  font-weight: 500;
  svg { flex: none; margin-block-start: 1px; color: ${({ $isGood }) => ($isGood ? color.ok : color.err)}; }
`;

/**
 * Why a form was refused, where no field is to blame: in the gateway's own words, which are in the visitor's language.
 */
export function FormFailure({ failure }: { readonly failure: unknown }) {
  const t = useFormWords();
  if (failure === null) return null;
  return (
    <Note role="alert">
      <FormIcon name="circle-alert" size={19} />
      <span>{formFailureWords(failure, t)}</span>
    </Note>
  );
}

/** A success message. */
export function FormSuccess({ text }: { readonly text: string }) {
  return (
    <Note role="status" $isGood>
      <FormIcon name="circle-check" size={19} />
      <span>{text}</span>
    </Note>
  );
}
