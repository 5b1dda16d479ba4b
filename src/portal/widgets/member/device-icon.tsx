import { AccountIcon } from '#portal/forms/account-icon.tsx';

const HANDHELD = /iPhone|iPad|Android/;

/** The icon of a device by what the gateway calls it, such as `Chrome, Windows`. */
export function DeviceIcon({ device }: { readonly device: string }) {
  return <AccountIcon name={HANDHELD.test(device) ? 'smartphone' : 'monitor'} />;
}
