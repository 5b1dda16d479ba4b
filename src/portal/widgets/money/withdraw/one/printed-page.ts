import { createGlobalStyle } from 'styled-components';

/** On paper the withdrawal stands alone, dark on white: neither the page around it nor what can be pressed. */
export const PrintedPage = createGlobalStyle`
  @media print {
    :root, body { background: Canvas; }
    body * { visibility: hidden; }
    [data-widget='withdraw'], [data-widget='withdraw'] * { visibility: visible; color: CanvasText; }
    [data-widget='withdraw'] { position: absolute; inset: 0; }
    [data-widget='withdraw'] :is(a, button, form, [data-unprinted], [data-unprinted] *) { display: none; }
  }
`;
