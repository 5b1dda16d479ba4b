import type { WidgetFamily } from '../widget-family.ts';
import { domainListWidget } from './domain-list/domain-list-widget.ts';
import { helpCentreWidget } from './help-centre/help-centre-widget.ts';
import { legalLicenceWidget } from './legal-licence/legal-licence-widget.ts';
import { noticeListWidget } from './notice-list/notice-list-widget.ts';
import { popupListWidget } from './popup-list/popup-list-widget.ts';

/** The widgets of texts and notices. A definition that has more than a version and a view stands in its folder. */
export const contentWidgets = {
  'app-guide': {
    type: 'app-guide',
    version: 1,
    view: async () => (await import('./app-guide/app-guide.tsx')).AppGuideView,
  },
  columns: { type: 'columns', version: 1, view: async () => (await import('./columns/columns.tsx')).ColumnsView },
  'domain-list': domainListWidget,
  'feedback-form': {
    type: 'feedback-form',
    version: 1,
    view: async () => (await import('./feedback-form/feedback-form.tsx')).FeedbackFormView,
  },
  'help-centre': helpCentreWidget,
  'legal-licence': legalLicenceWidget,
  'notice-list': noticeListWidget,
  'page-note': {
    type: 'page-note',
    version: 1,
    view: async () => (await import('./page-note/page-note.tsx')).PageNoteView,
  },
  'popup-list': popupListWidget,
  'rich-text': {
    type: 'rich-text',
    version: 1,
    view: async () => (await import('./rich-text/rich-text.tsx')).RichTextView,
  },
} satisfies WidgetFamily;
