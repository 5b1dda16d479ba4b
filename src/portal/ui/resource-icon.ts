import type { IconName, ResourceKind } from '#contracts/generated/contracts.ts';

const icons: Readonly<Partial<Record<ResourceKind, IconName>>> = {
  FACEBOOK: 'facebook',
  TELEGRAM: 'telegram',
  WHATSAPP: 'whatsapp',
  LIVECHAT: 'headset',
  SPEED: 'zap',
  ANDROID: 'smartphone',
  IOS: 'smartphone',
};

/** The icon of an outside resource. */
export const resourceIcon = (kind: ResourceKind): IconName => icons[kind] ?? 'chevron-right';
