import { euCountries } from '@dossier/domain/countries';
import { minQueryLength } from '@dossier/domain/limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ViewAnswer, view } from '#api/views.ts';
import { useFormat } from '#i18n/format.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { ComboBox } from '#ui/combo-box.tsx';
import { Select } from '#ui/select.tsx';
import { TextButton } from '#ui/text-button.tsx';
import { useDebounced } from '#ui/use-debounced.ts';

export type RegisterHit = ViewAnswer<'registry-search'>['hits'][number];

interface CompanySearchProps {
  error: string | undefined;
  onChoose: (hit: RegisterHit) => void;
  /** The register fails, or does not contain the company: it is entered by hand. */
  onTyped: (name: string, country: string) => void;
}

const longestForm = 12;

/** The form's own name when it is short (GmbH), otherwise its code. */
const shortForm = ({ legalForm, legalFormName = '' }: RegisterHit) =>
  legalFormName !== '' && legalFormName.length <= longestForm ? legalFormName : legalForm;

/** Finds the client in the company register by name, number or city while typing. */
export function CompanySearch({ error, onChoose, onTyped }: CompanySearchProps) {
  const { t } = useTranslation('new-onboarding');
  const format = useFormat();
  const [country, setCountry] = useState<string>('NL');
  const [text, setText] = useState('');
  const asked = useDebounced(text.trim());
  const found = useQuery({
    ...view('registry-search', { q: asked, ...(country === 'all' ? {} : { country }) }),
    enabled: asked.length >= minQueryLength,
    placeholderData: (before) => before,
    // Answers name no collections: the register changes without notice, so the same words are searched again.
    staleTime: 0,
  });
  const hits = text.trim().length >= minQueryLength && found.data ? found.data.hits : [];
  const keyOf = (hit: RegisterHit) =>
    `${hit.source}/${hit.country}/${hit.authority}/${hit.registrationNumber}/${hit.name}`;
  const typeIt = () => onTyped(text.trim(), country === 'all' ? '' : country);
  const countries = euCountries
    .map((id) => ({ id: id as string, label: format.country(id) }))
    .sort((a, b) => a.label.localeCompare(b.label, format.locale));
  return (
    <div className="flex flex-col gap-3">
      <div className="grid gap-4 md:grid-cols-[164px_minmax(0,1fr)]">
        <Select
          label={t('company.country')}
          options={[{ id: 'all', label: t('company.all-countries') }, ...countries]}
          value={country}
          onChange={setCountry}
        />
        <ComboBox
          label={t('company.label')}
          placeholder={t('company.placeholder')}
          name="client"
          options={hits.map((hit) => ({
            id: keyOf(hit),
            label: hit.name,
            icon: 'building',
            columns: [
              hit.registrationNumber,
              hit.address.city,
              hit.status === 'dissolved' ? t('company.closed') : shortForm(hit),
            ],
          }))}
          text={text}
          onText={setText}
          value=""
          onChange={(key) => {
            const hit = hits.find((one) => keyOf(one) === key);
            if (hit) onChoose(hit);
          }}
          onCreate={typeIt}
          createLabel={() => t('company.typed')}
          nothingLabel={t('company.hint')}
          isLoading={found.isFetching}
          opensOnTyping
          error={error}
        />
      </div>
      {found.isError ? (
        <Banner
          tone="warn"
          isAlert
          title={t('company.register-failed')}
          actions={
            <>
              <Button size="sm" icon="refresh" onPress={() => void found.refetch()} isPending={found.isFetching}>
                {t('company.again')}
              </Button>
              <Button size="sm" icon="pencil" onPress={typeIt}>
                {t('company.typed')}
              </Button>
            </>
          }
        >
          {t('company.register-failed-body')}
        </Banner>
      ) : (
        <p role="status" className="text-13 text-ink-2">
          {text.trim().length >= minQueryLength && found.data && !found.isFetching
            ? `${t('company.results', { count: hits.length })} `
            : `${t('company.hint')} `}
          <TextButton onPress={typeIt}>{t('company.typed')}</TextButton>
        </p>
      )}
    </div>
  );
}
