import { Trans, useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { Banner } from './banner.tsx';

interface EditingBannerProps {
  editors: readonly { readonly name: string; readonly since: string }[];
  className?: string;
}

/** Colleagues who edit this part of the onboarding now. They lock nothing. */
export function EditingBanner({ editors, className }: EditingBannerProps) {
  const { t } = useTranslation('presence');
  const format = useFormat();
  const [first] = editors;
  if (!first) return null;
  return (
    <Banner tone="info" icon="pencil" className={className}>
      <Trans
        t={t}
        i18nKey={editors.length === 1 ? 'editing-section' : 'editing-section-many'}
        values={{
          names: new Intl.ListFormat(format.locale).format(editors.map(({ name }) => name)),
          time: format.time(first.since),
        }}
        components={{ b: <strong className="font-semibold" /> }}
      />
    </Banner>
  );
}
