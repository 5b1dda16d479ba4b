import { startFailureScript } from '../start-failure.ts';

/** Time limit after which the portal starts even without a paint event. */
const START_UNPAINTED_MS = 3000;

/** JSON that may stand inside a script element. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

/**
 * Stands in the page's head. Fetches the portal's chunks together, so that nothing waits for a chain of imports, and
 * behind the pictures and fonts that the answer's `Link` header names. Only running them waits for the first paint.
 */
export const askEarly = (modules: readonly string[]): string =>
  [
    `for(const href of ${scriptJson(modules)}){const link=document.createElement('link');`,
    "link.rel='modulepreload';link.href=href;link.fetchPriority='low';document.head.append(link)}",
  ].join('');

/**
 * Stands at the page's end. Starts the browser's half at the first contentful paint, and at once where nobody looks at
 * the page or the browser reports no paint.
 */
export const startPainted = (entry: string): string =>
  [
    `let begun=false;const begin=()=>{if(begun)return;begun=true;import(${scriptJson(entry)})${startFailureScript}};`,
    "if(document.hidden||!PerformanceObserver.supportedEntryTypes.includes('paint'))begin();else{",
    "new PerformanceObserver((list)=>{if(list.getEntriesByName('first-contentful-paint').length)begin()}).observe({type:'paint',buffered:true});",
    `setTimeout(begin,${START_UNPAINTED_MS})}`,
  ].join('');
