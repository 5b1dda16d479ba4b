import type { WidgetFamily } from '../widget-family.ts';
import { forgotFormWidget } from './forgot-form/forgot-form-widget.ts';
import { registerFormWidget } from './register-form/register-form-widget.ts';

/**
 * The widgets of coming in, and what an account is proven by. A definition that has more than a version and a view
 * stands in its folder.
 */
export const accountWidgets = {
  'account-note': {
    type: 'account-note',
    version: 1,
    view: async () => (await import('./account-note/account-note.tsx')).AccountNoteView,
  },
  'change-password-form': {
    type: 'change-password-form',
    version: 1,
    view: async () => (await import('./change-password-form/change-password-form.tsx')).ChangePasswordFormView,
  },
  'contact-form': {
    type: 'contact-form',
    version: 1,
    view: async () => (await import('./contact-form/contact-form.tsx')).ContactFormView,
  },
  'forgot-form': forgotFormWidget,
  'hand-off-confirm': {
    type: 'hand-off-confirm',
    version: 1,
    view: async () => (await import('./hand-off-confirm/hand-off-confirm.tsx')).HandOffConfirmView,
  },
  'login-form': {
    type: 'login-form',
    version: 1,
    view: async () => (await import('./login-form/login-form.tsx')).LoginFormView,
  },
  'modal-art': {
    type: 'modal-art',
    version: 1,
    view: async () => (await import('./modal-art/modal-art.tsx')).ModalArtView,
  },
  'payment-password-form': {
    type: 'payment-password-form',
    version: 1,
    view: async () => (await import('./payment-password-form/payment-password-form.tsx')).PaymentPasswordFormView,
  },
  'register-form': registerFormWidget,
  'sign-in-closed': {
    type: 'sign-in-closed',
    version: 1,
    view: async () => (await import('./sign-in-closed/sign-in-closed.tsx')).SignInClosedView,
  },
  'sign-out-confirm': {
    type: 'sign-out-confirm',
    version: 1,
    view: async () => (await import('./sign-out-confirm/sign-out-confirm.tsx')).SignOutConfirmView,
  },
  'social-accounts': {
    type: 'social-accounts',
    version: 1,
    view: async () => (await import('./social-accounts/social-accounts.tsx')).SocialAccountsView,
  },
  'two-step': { type: 'two-step', version: 1, view: async () => (await import('./two-step/two-step.tsx')).TwoStepView },
} satisfies WidgetFamily;
