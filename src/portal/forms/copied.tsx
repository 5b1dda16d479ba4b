import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { color } from '#portal/theme/tokens.ts';
import { Toast } from '#portal/ui/toast.ts';
import { FormIcon } from './form-icon.tsx';

/** How long it is said. */
const SAID_MS = 5000;

const Line = styled(Toast)`
  gap: 12px;
  min-height: 52px;
  color: ${color.tx};
  font-weight: 500;
  svg { color: ${color.ok}; }
`;

/** Copies texts, and tells for a while that it did. */
export function useCopying(saidMs = SAID_MS): { readonly isCopied: boolean; readonly copy: (text: string) => void } {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), saidMs);
    return () => clearTimeout(timer);
  }, [isCopied, saidMs]);
  const copy = (text: string) =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return { isCopied, copy };
}

/** Says over the page that something went well. */
export function Said({ text }: { readonly text: string }) {
  return (
    <Line role="status">
      <FormIcon name="circle-check" size={20} />
      {text}
    </Line>
  );
}
