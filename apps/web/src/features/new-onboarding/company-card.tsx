import { isLegalForm } from '@dossier/domain/legal-forms';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { DescriptionList } from '#ui/description-list.tsx';
import { Icon } from '#ui/icon.tsx';
import type { DraftValues } from './use-draft.ts';

export type Company = Extract<NonNullable<DraftValues['client']>, { kind: 'business' }>['company'];

interface CompanyCardProps {
  company: Company;
  onClear: () => void;
  onEdit: () => void;
}

/** The selected company, replacing the search. */
export function CompanyCard({ company, onClear, onEdit }: CompanyCardProps) {
  const { t } = useTranslation('new-onboarding');
  const isTyped = company.source === 'manual';
  return (
    <section aria-label={company.name} className="rounded-lg border border-line bg-surface">
      <header className="flex min-h-14 flex-wrap items-center gap-2.5 border-b border-line py-2 pr-2 pl-4">
        <Icon name="building" />
        <h2 className="text-14 font-semibold">{company.name}</h2>
        {isTyped ? (
          <Badge icon="pencil" tone="idle">
            {t('company.typed-by-you')}
          </Badge>
        ) : (
          <Badge icon="shield-check" tone="ok">
            {t('company.from-register')}
          </Badge>
        )}
        {company.status === 'dissolved' && (
          <Badge icon="octagon" tone="bad">
            {t('company.closed')}
          </Badge>
        )}
        <span className="ml-auto flex gap-1">
          {isTyped && (
            <Button variant="ghost" icon="pencil" onPress={onEdit}>
              {t('company.edit')}
            </Button>
          )}
          <Button variant="ghost" icon="x" onPress={onClear}>
            {t('clear.button')}
          </Button>
        </span>
      </header>
      <div className="flex flex-col gap-4 p-4">
        <Facts company={company} />
      </div>
    </section>
  );
}

function Facts({ company }: { company: Company }) {
  const { t } = useTranslation(['new-onboarding', 'legal-forms']);
  const format = useFormat();
  const { street, houseNumber, postalCode, city } = company.address;
  const { legalForm } = company;
  const form = isLegalForm(legalForm) ? `${t(`legal-forms:${legalForm}`)} (${legalForm})` : '';
  const lines = [`${street} ${houseNumber}`.trim(), `${postalCode} ${city}`.trim()].filter(Boolean);
  const facts: [string, string][] = [
    ['number', company.registrationNumber],
    ['form', company.legalFormName || form.charAt(0).toUpperCase() + form.slice(1)],
    ['address', lines.join('\n')],
    ['country-of', format.country(company.country)],
    ['since', company.registeredSince ? format.date(company.registeredSince) : ''],
    ['checked', company.source === 'manual' ? '' : format.date(company.fetchedAt)],
  ];
  return (
    <DescriptionList
      columns={2}
      items={facts
        .filter(([, value]) => value !== '')
        .map(([term, value]) => ({
          term: t(`company.${term as 'number'}`),
          value: <span className="whitespace-pre-line">{value}</span>,
        }))}
    />
  );
}
