import type { SocialProvider } from '#contracts/generated/contracts.ts';
import { escapeHtml } from '#gateway/pages/escape-html.ts';
import { SOCIAL_NAMES } from '#gateway/social-services.ts';
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

/** Which account is it? */
export function accountPage(waiting: WaitingSignIn, offered: readonly IdentityAccount[], nonce: string): string {
  const items = offered.map(
    (account) =>
      `<li><button class="person" name="subject" value="${escapeHtml(account.subject)}">${person(account)}</button></li>`,
  );
  const action = `${IDENTITY_PATHS.interaction}/${escapeHtml(waiting.uid)}`;
  return frame(waiting, nonce, {
    title: 'Choose an account',
    body:
      `<p>to continue to ${escapeHtml(waiting.siteName)}</p>` +
      `<form method="post" action="${action}/account"><ul>${items.join('')}</ul></form>` +
      `<details><summary>Use another account</summary><form method="post" action="${action}/account">` +
      '<label for="name">Name</label><input id="name" name="name" autocomplete="off" maxlength="60">' +
      '<label for="email">E-mail address</label><input id="email" name="email" type="email" required autocomplete="off" maxlength="200">' +
      '<button class="go">Continue</button></form></details>' +
      `<form class="acts" method="post" action="${action}/cancel"><button>Cancel</button></form>`,
  });
}

/** May the site know name and address? */
export function consentPage(waiting: WaitingSignIn, account: IdentityAccount, nonce: string): string {
  const action = `${IDENTITY_PATHS.interaction}/${escapeHtml(waiting.uid)}`;
  const site = escapeHtml(waiting.siteName);
  const verified = account.isVerified ? '' : ' (not verified)';
  return frame(waiting, nonce, {
    title: `Continue to ${site}`,
    body:
      `<p>${site} will be told:</p><ul class="shared"><li><b>Your name</b><br><small>${escapeHtml(account.name)}</small></li>` +
      `<li><b>Your e-mail address</b><br><small>${escapeHtml(account.email)}${verified}</small></li></ul>` +
      `<div class="acts"><form method="post" action="${action}/cancel"><button>Cancel</button></form>` +
      `<form method="post" action="${action}/allow"><button class="go">Allow</button></form></div>`,
  });
}

/** What a page says that is not about any sign-in any more. */
export function overPage(nonce: string): string {
  return frame({ uid: '', siteName: '', service: undefined }, nonce, {
    title: 'This sign-in is over',
    body: '<p>It took too long, or was finished in another window. Go back to the site and begin again.</p>',
  });
}

function person({ name, email, isVerified }: IdentityAccount): string {
  const initials = name
    .split(/\s+/)
    .map(([letter]) => letter ?? '')
    .slice(0, 2)
    .join('');
  const note = isVerified ? '' : ' · not verified';
  return (
    `<span class="face" aria-hidden="true">${escapeHtml(initials)}</span>` +
    `<span><b>${escapeHtml(name)}</b><small>${escapeHtml(email)}${note}</small></span>`
  );
}

function frame(
  { service }: WaitingSignIn,
  nonce: string,
  { title, body }: { readonly title: string /** HTML. */; readonly body: string },
): string {
  const standsFor = service === undefined ? '' : ` It stands in for ${SOCIAL_NAMES[service]}.`;
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${title}</title><style nonce="${nonce}">${STYLE}</style></head><body><main>` +
    `<div class="mark">${MARK}Demo identity</div><h1>${title}</h1>${body}` +
    `<p class="note">This identity service belongs to the demo and asks for no password.${standsFor}</p></main></body></html>`
  );
}
