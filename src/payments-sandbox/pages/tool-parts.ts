import { type Html, html } from './html.ts';

/** The fields of a form, as a browser sends them. */
export type Form = Readonly<Record<string, string | undefined>>;

/** A form that is one button. */
export function buttonForm(action: string, name: string, isMain = false): Html {
  return html`<form method="post" action="${action}"><button class="small${isMain && ' main'}">${name}</button></form>`;
}

/** A form with one text field and its button. */
export function fieldForm(
  action: string,
  field: { readonly id: string; readonly name: string; readonly label: string; readonly value: string },
  button: string,
): Html {
  const { id, name, label, value } = field;
  const isAmount = name === 'amount';
  return html`<form method="post" action="${action}"${!isAmount && html` class="wide"`}><div class="field"><label for="${id}">${label}</label><input id="${id}" name="${name}" value="${value}" autocomplete="off"${
    isAmount && html` inputmode="decimal"`
  }></div><button class="small">${button}</button></form>`;
}

/** A state in its colour. */
export function stateTag(state: string): Html {
  return html`<span class="state ${state}">${state}</span>`;
}

/** A list of entries, or a sentence where there is none. */
export function entryList(entries: readonly Html[], empty: string): Html {
  if (entries.length === 0) return html`<p class="muted box">${empty}</p>`;
  return html`<ul class="list">${entries.map((entry) => html`<li class="box entry">${entry}</li>`)}</ul>`;
}

/** A moment to the second, in UTC. */
export function timeText(moment: number): string {
  return `${new Date(moment).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}
