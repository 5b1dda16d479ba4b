import type { LanguageCode, SocialProvider } from '#contracts/generated/contracts.ts';
import { writtenIn } from '#contracts/languages.ts';
import { SOCIAL_NAMES } from '#gateway/areas/accounts/accounts.ts';
import { escapeHtml } from '#gateway/kit/escape-html.ts';
import { filledMessage, type IdentityMessageKey, message } from '#gateway/kit/messages/messages.ts';
import type { IdentityAccount } from './identity-accounts.ts';
import { IDENTITY_PATHS } from './identity-service.ts';

const STYLE = `
:root{color-scheme:light dark;--edge:color-mix(in srgb,CanvasText 16%,Canvas);--soft:color-mix(in srgb,CanvasText 64%,Canvas);--ground:color-mix(in srgb,CanvasText 5%,Canvas);--own:light-dark(#3448c5,#9fb0ff);--onOwn:light-dark(#fff,#10142e)}
*{box-sizing:border-box}body{margin:0;min-height:100vh;min-height:100dvh;display:grid;place-items:center;padding:24px 16px;background:var(--ground);color:CanvasText;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
main{width:100%;max-width:430px;background:Canvas;border:1px solid var(--edge);border-radius:20px;padding:28px 24px 24px;box-shadow:0 18px 50px rgb(0 0 0/.12)}
.mark{display:flex;align-items:center;gap:10px;font-size:14px;font-weight:600;color:var(--soft)}.mark svg{flex:none;color:var(--own)}
h1{font-size:24px;line-height:30px;margin:18px 0 4px;letter-spacing:-.01em}p{margin:0;color:var(--soft);font-size:15px}
ul{list-style:none;margin:20px 0 0;padding:0;border:1px solid var(--edge);border-radius:14px;overflow:hidden}li+li{border-top:1px solid var(--edge)}
.person{display:flex;align-items:center;gap:14px;width:100%;padding:12px 14px;border:0;background:none;color:inherit;font:inherit;text-align:start;cursor:pointer}
button.person:hover{background:var(--ground)}.person b{display:block;font-weight:600;line-height:20px}.person small{display:block;color:var(--soft);font-size:14px;line-height:19px}
.face{flex:none;display:grid;place-items:center;width:40px;height:40px;border-radius:50%;background:color-mix(in srgb,var(--own) 18%,Canvas);color:var(--own);font-weight:700;font-size:15px}
details{margin-top:14px}summary{cursor:pointer;color:var(--own);font-weight:600;font-size:15px;padding:8px 0}
label{display:block;font-size:14px;font-weight:500;margin:10px 0 4px}input{width:100%;min-height:46px;padding:0 14px;border:1px solid var(--edge);border-radius:12px;background:Canvas;color:inherit;font:inherit}
.acts{display:flex;flex-wrap:wrap;gap:10px;margin-top:22px}.acts button,.go{flex:1;min-height:46px;padding:0 18px;border:1px solid var(--edge);border-radius:12px;background:Canvas;color:inherit;font:inherit;font-weight:600;cursor:pointer}
.go,.acts .go{background:var(--own);border-color:var(--own);color:var(--onOwn)}.acts form{display:flex;flex:1}details .go{width:100%;margin-top:16px}
.shared{border-radius:14px;padding:4px 14px}.shared li{padding:11px 0}.note{margin-top:22px;font-size:13px;line-height:19px}
:focus-visible{outline:3px solid var(--own);outline-offset:2px}
`;

/** A sheet with a keyhole, of our own. */
const MARK =
  '<svg width="28" height="28" viewBox="0 0 28 28" fill="none" aria-hidden="true"><rect width="28" height="28" rx="9" fill="currentColor" opacity=".16"/>' +
  '<circle cx="14" cy="11.5" r="4" stroke="currentColor" stroke-width="2.2"/><path d="M14 15.5v6M14 19h3.5" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/></svg>';

/** A sign-in that a page asks about. */
export interface WaitingSignIn {
  readonly uid: string;
  readonly siteName: string;
  /** The service that is stood in for. */
  readonly service: SocialProvider | undefined;
}

/** Settings of every page. */
export interface PageFrame {
  readonly nonce: string;
  /** The visitor's. */
  readonly language: LanguageCode;
}

/** Which account is it? */
export function accountPage(
  waiting: WaitingSignIn,
  offered: readonly IdentityAccount[],
  { nonce, language }: PageFrame,
): string {
  const t = wordsOf(language);
  const items = offered.map(
    (account) =>
      `<li><button class="person" name="subject" value="${escapeHtml(account.subject)}">${person(account, t)}</button></li>`,
  );
  const action = `${IDENTITY_PATHS.interaction}/${escapeHtml(waiting.uid)}`;
  return frame(
    waiting.service,
    { nonce, language },
    {
      title: t('choose'),
      body:
        `<p>${t('toContinue', { site: escapeHtml(waiting.siteName) })}</p>` +
        `<form method="post" action="${action}/account"><ul>${items.join('')}</ul></form>` +
        `<details><summary>${t('another')}</summary><form method="post" action="${action}/account">` +
        `<label for="name">${t('name')}</label><input id="name" name="name" autocomplete="off" maxlength="60">` +
        `<label for="email">${t('email')}</label><input id="email" name="email" type="email" dir="ltr" required autocomplete="off" maxlength="200">` +
        `<button class="go">${t('next')}</button></form></details>` +
        `<form class="acts" method="post" action="${action}/cancel"><button>${t('cancel')}</button></form>`,
    },
  );
}

/** May the site know name and address? */
export function consentPage(waiting: WaitingSignIn, account: IdentityAccount, { nonce, language }: PageFrame): string {
  const t = wordsOf(language);
  const action = `${IDENTITY_PATHS.interaction}/${escapeHtml(waiting.uid)}`;
  const { siteName } = waiting;
  const verified = account.isVerified ? '' : ` (${t('notVerified')})`;
  return frame(
    waiting.service,
    { nonce, language },
    {
      title: t('continueTo', { site: escapeHtml(siteName) }),
      body:
        `<p>${t('willBeTold', { site: escapeHtml(siteName) })}</p><ul class="shared"><li><b>${t('yourName')}</b><br><small><bdi>${escapeHtml(account.name)}</bdi></small></li>` +
        `<li><b>${t('yourEmail')}</b><br><small><bdi>${escapeHtml(account.email)}</bdi>${verified}</small></li></ul>` +
        `<div class="acts"><form method="post" action="${action}/cancel"><button>${t('cancel')}</button></form>` +
        `<form method="post" action="${action}/allow"><button class="go">${t('allow')}</button></form></div>`,
    },
  );
}

/** The page for a sign-in that has expired or is done. */
export function overPage(page: PageFrame): string {
  const t = wordsOf(page.language);
  return frame(undefined, page, { title: t('over'), body: `<p>${t('overNote')}</p>` });
}

function person({ name, email, isVerified }: IdentityAccount, t: SayIdentity): string {
  const initials = name
    .split(/\s+/)
    .map(([letter]) => letter ?? '')
    .slice(0, 2)
    .join('');
  const note = isVerified ? '' : ` · ${t('notVerified')}`;
  return (
    `<span class="face" aria-hidden="true">${escapeHtml(initials)}</span>` +
    `<span><b><bdi>${escapeHtml(name)}</bdi></b><small><bdi>${escapeHtml(email)}</bdi>${note}</small></span>`
  );
}

function frame(
  service: SocialProvider | undefined,
  { nonce, language }: PageFrame,
  { title, body }: { readonly title: string /** HTML, as the title is. */; readonly body: string },
): string {
  const { tag, direction } = writtenIn(language);
  const t = wordsOf(language);
  const standsFor = service === undefined ? '' : ` ${t('standsFor', { service: SOCIAL_NAMES[service] })}`;
  return (
    `<!doctype html><html lang="${tag}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<title>${title}</title><style nonce="${nonce}">${STYLE}</style></head><body><main>` +
    `<div class="mark">${MARK}${t('mark')}</div><h1>${title}</h1>${body}` +
    `<p class="note">${t('note')}${standsFor}</p></main></body></html>`
  );
}

type IdentityWord = IdentityMessageKey extends `identity.${infer Word}` ? Word : never;
/** Says a word of these pages; its values stand in HTML as they are. */
type SayIdentity = (word: IdentityWord, values?: Readonly<Record<string, string>>) => string;

function wordsOf(language: LanguageCode): SayIdentity {
  return (word, values) =>
    values === undefined ? message(`identity.${word}`, language) : filledMessage(`identity.${word}`, language, values);
}
