import { useTranslation } from 'react-i18next';
import { useErrorText } from '#i18n/error-text.ts';
import { useHasCamera } from '#ui/use-has-camera.ts';
import type { FileFault } from './prepare-file.ts';

/**
 * The sentence of a fault that was found on this device, or of an error of the upload.
 * @param isDropped the page has an area to drop files on and no camera
 */
export function useFaultText(isDropped = false): (failure: unknown) => string {
  const { t } = useTranslation('file-intake');
  const { error, refusal } = useErrorText();
  const hasCamera = useHasCamera();
  return (failure) => {
    if (failure instanceof Error) return error(failure);
    const { code, facts } = failure as FileFault;
    if (code === 'heic') return t(isDropped || !hasCamera ? 'heic-drop' : 'heic');
    return code === 'not-loaded' ? t(code) : refusal(code, facts);
  };
}
