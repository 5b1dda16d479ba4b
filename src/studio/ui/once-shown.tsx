import { styled } from 'styled-components';
import { color, font, radius } from '../theme/tokens.ts';
import { CopyButton } from './copy-button.tsx';

const Text = styled.output.attrs({ translate: 'no' })`
  display: block;
  padding: 12px;
  border-radius: ${radius.m};
  background: ${color.surf2};
  color: ${color.tx};
  font: 400 13px/20px ${font.mono};
  overflow-wrap: anywhere;
  user-select: all;
`;

/** A text that is shown once, such as a new key, with a button that copies it. */
export function OnceShown({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <>
      <Text aria-label={label}>{text}</Text>
      <div>
        <CopyButton text={text} />
      </div>
    </>
  );
}
