import { startFailureScript } from '../start-failure.ts';

/** Time limit after which the portal starts even without a paint event. */
const START_UNPAINTED_MS = 3000;

/** From here on it is the line that visitors wait for, not the processor. */
const SLOW_ANSWER_MS = 250;

/** JSON that may stand inside a script element. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

/**
 * Stands in the page's head. `askForScripts` fetches the portal's chunks together, so that nothing waits for a chain of
 * imports. It is called at the first contentful paint, since what is seen comes first. On a slow line it is called at
 * once: asked for later, the scripts would queue behind all of the page's pictures.
 */
export const askEarly = (modules: readonly string[]): string =>
  [
    `let asked=false;const askForScripts=()=>{if(asked)return;asked=true;for(const href of ${scriptJson(modules)}){const link=document.createElement('link');link.rel='modulepreload';link.href=href;document.head.append(link)}};`,
    "const {requestStart=0,responseStart=0}=performance.getEntriesByType('navigation')[0]??{};",
    `const isAskedAtOnce=responseStart-requestStart>${SLOW_ANSWER_MS}||document.hidden||!PerformanceObserver.supportedEntryTypes.includes('paint');`,
    "const oncePainted=(callback)=>new PerformanceObserver((list)=>{if(list.getEntriesByName('first-contentful-paint').length)callback()}).observe({type:'paint',buffered:true});",
    'if(isAskedAtOnce)askForScripts();else oncePainted(askForScripts)',
  ].join('');

/**
 * Stands at the page's end. Starts the browser's half once the page has been painted; a page that nobody looks at is
 * not.
 */
export const startPainted = (entry: string): string =>
  `let begun=false;const begin=()=>{if(begun)return;begun=true;askForScripts();import(${scriptJson(entry)})${startFailureScript}};if(isAskedAtOnce)begin();else{oncePainted(begin);setTimeout(begin,${START_UNPAINTED_MS})}`;
