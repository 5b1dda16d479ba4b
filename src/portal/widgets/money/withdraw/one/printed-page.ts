import { createGlobalStyle } from 'styled-components';
import { printedLook } from '#portal/ui/printed-look.ts';

/** On paper the withdrawal stands alone, dark on white: neither the page around it nor what can be pressed. */
export const PrintedPage = createGlobalStyle`
  @media print {
    :root:root, body { background: Canvas; color-scheme: light; }
    body * { visibility: hidden; }
    /* What is hidden leaves no blank pages behind. */
    body *:not(:has([data-widget='withdraw']), [data-widget='withdraw'], [data-widget='withdraw'] *) { display: none; }
    [data-widget='withdraw'], [data-widget='withdraw'] * { visibility: visible; }
    [data-widget='withdraw'] { ${printedLook} position: absolute; inset: 0; color: CanvasText; color-scheme: light; }
    [data-widget='withdraw'] :is(a, button, form, [data-unprinted], [data-unprinted] *) { display: none; }
  }
`;
