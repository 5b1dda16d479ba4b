/** The host at which a demo shows its messages. */
export const INBOX_HOST = 'mail.localhost';
