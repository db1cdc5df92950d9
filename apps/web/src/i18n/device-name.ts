import { useTranslation } from 'react-i18next';

/** Shorter side up to which a touch screen is a phone. Unit: pixels. */
const widestPhone = 600;

/** Kind of the device, by its pointer and screen. */
export function deviceKind(): 'phone' | 'tablet' | 'computer' {
  if (!globalThis.matchMedia('(pointer: coarse)').matches) return 'computer';
  const { screen, innerWidth } = globalThis;
  return Math.min(screen.width, screen.height, innerWidth) < widestPhone ? 'phone' : 'tablet';
}

/** "this phone", "this tablet" or "this computer", inside a sentence. */
export function useDeviceName(): string {
  const { t } = useTranslation('common');
  return t(`device.${deviceKind()}`);
}
