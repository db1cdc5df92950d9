// biome-ignore-all lint/a11y/useValidAnchor: it leads to the content and also puts the focus there
import { useTranslation } from 'react-i18next';

/** The first keyboard stop: skips the navigation. */
export function SkipLink() {
  const { t } = useTranslation('shell');
  return (
    <a
      href="#main"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
      className="fixed top-2 left-2 z-(--z-toast) -translate-y-20 rounded-md bg-raised px-4 py-2 text-14 font-medium shadow-(--shadow-float) focus:translate-y-0"
    >
      {t('skip')}
    </a>
  );
}
