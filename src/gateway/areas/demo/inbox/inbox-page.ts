import { escapeHtml } from '#gateway/kit/escape-html.ts';
import type { InboxMessage } from './inbox-service.ts';
import { linkedText } from './linked-text.ts';

const STYLE = `
:root{color-scheme:light dark;--edge:color-mix(in srgb,CanvasText 18%,Canvas);--soft:color-mix(in srgb,CanvasText 62%,Canvas)}
*{box-sizing:border-box}body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:46rem;padding:1.25rem 1rem 3rem;overflow-wrap:anywhere}
h1{font-size:1.4rem;line-height:1.3;margin:0 0 1rem}h2{font-size:1rem;margin:0}a{color:LinkText}
ol{list-style:none;margin:0;padding:0}li,article{border:1px solid var(--edge);border-radius:10px;padding:.75rem .9rem;margin:0 0 .75rem}
.head{display:flex;flex-wrap:wrap;gap:.15rem .6rem;align-items:baseline;color:var(--soft);font-size:.85rem;margin:0 0 .35rem}
.to{color:CanvasText;font-weight:600}.channel{border:1px solid currentColor;border-radius:99px;padding:0 .5rem;font-size:.75rem}
.sms{border-style:dashed}.body{white-space:pre-wrap;margin:.35rem 0 0}time{margin-inline-start:auto}
pre{white-space:pre-wrap;font-size:.8rem}.none{color:var(--soft)}
`;

interface Frame {
  readonly nonce: string;
  readonly title: string;
  /** Whether the page looks for new messages by itself. */
  readonly refreshes: boolean;
  /** HTML. */
  readonly body: string;
}

type MayFollow = (host: string) => boolean;

/** The inbox: every message with its words, so that a code is read at a glance. */
export function inboxPage(messages: readonly InboxMessage[], mayFollow: MayFollow, nonce: string): string {
  const items = messages.map((message) => `<li>${head(message)}${title(message)}${words(message, mayFollow)}</li>`);
  const body =
    items.length > 0
      ? `<ol>${items.join('')}</ol>`
      : '<p class="none">Nothing yet. What the sites of this demo send appears here by itself.</p>';
  return frame({ nonce, title: 'Inbox of this demo', refreshes: true, body });
}

/** One message with all that is known of it. */
export function inboxMessagePage(message: InboxMessage, mayFollow: MayFollow, nonce: string): string {
  const html = message.html_body;
  const source = html === null ? '' : `<details><summary>HTML</summary><pre>${escapeHtml(html)}</pre></details>`;
  const state = message.last_error === null ? message.state : `${message.state}: ${message.last_error}`;
  const body =
    `<p><a href="/">All messages</a></p><article>${head(message)}${words(message, mayFollow)}` +
    `${source}</article><p class="none">${escapeHtml(`${message.kind}, ${state}`)}</p>`;
  return frame({ nonce, title: message.subject ?? `Text message to ${message.recipient}`, refreshes: false, body });
}

function head({ channel, site, recipient, created_at }: InboxMessage): string {
  const label = channel === 'sms' ? 'Text message' : 'E-mail';
  const at = escapeHtml(created_at);
  return (
    `<p class="head"><span class="channel ${channel}">${label}</span><span class="to">${escapeHtml(recipient)}</span>` +
    `<span>${escapeHtml(site.name)}</span><time datetime="${at}">${at.slice(0, 19).replace('T', ' ')} UTC</time></p>`
  );
}

function title({ site, message_id, subject }: InboxMessage): string {
  const address = `/messages/${escapeHtml(site.id)}/${escapeHtml(message_id)}`;
  return `<h2 dir="auto"><a href="${address}">${escapeHtml(subject ?? 'Message')}</a></h2>`;
}

function words({ text_body }: InboxMessage, mayFollow: MayFollow): string {
  if (text_body === null) return '<p class="none">The words went with the sending.</p>';
  return `<p class="body" dir="auto">${linkedText(text_body, mayFollow)}</p>`;
}

function frame({ nonce, title, refreshes, body }: Frame): string {
  const heading = escapeHtml(title);
  const refresh = refreshes ? '<meta http-equiv="refresh" content="5">' : '';
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `${refresh}<title>${heading}</title><style nonce="${nonce}">${STYLE}</style></head>` +
    `<body><main><h1>${heading}</h1>${body}</main></body></html>`
  );
}
