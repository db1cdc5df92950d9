import { useTranslation } from 'react-i18next';
import { Banner } from '#ui/banner.tsx';
import type { ListViewState } from './use-list-view.ts';

/** Says that the view of the address does not exist, or which of its parts no longer do. */
export function ViewNotice({ state }: { state: ListViewState }) {
  const { t, i18n } = useTranslation('list-views');
  const unknown = state.current?.unknown ?? [];
  if (!state.isGone && unknown.length === 0) return null;
  const names = new Set(
    unknown.map((name) =>
      i18n.exists(`list-views:parameters.${name}`) ? t(`parameters.${name as 'tab'}`) : t('other'),
    ),
  );
  return (
    <Banner
      tone="warn"
      isAlert
      className="mx-(--shell-gutter) mt-3 max-md:mx-4"
      title={t(state.isGone ? 'gone.title' : 'unknown.title')}
    >
      {state.isGone ? t('gone.body') : t('unknown.body', { names: [...names].join(', ') })}
    </Banner>
  );
}
