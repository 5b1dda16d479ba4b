/** Gives the frame that sent a message the height that it tells; any other message is ignored. */
export function fitFrames(page: Document, { data, source }: Pick<MessageEvent, 'data' | 'source'>): void {
  const heightPx: unknown = data?.widgetHeightPx;
  if (typeof heightPx !== 'number') return;
  // The style sheet's height wins over the attribute, so the height goes into the style.
  for (const inside of page.querySelectorAll('iframe'))
    if (inside.contentWindow === source) inside.style.height = `${Math.ceil(heightPx)}px`;
}
