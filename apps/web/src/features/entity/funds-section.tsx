import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { DescriptionList } from '#ui/description-list.tsx';
import { CheckControl } from './check-control.tsx';
import { ClientAnswers } from './client-answers.tsx';
import { useEntityPlace } from './entity-context.ts';
import { GatedSection } from './gated-section.tsx';

/** The source of funds, when the institution requests it. */
export function FundsSection() {
  const { t } = useTranslation('entity');
  const format = useFormat();
  const { funds, request } = useEntityPlace().entity;
  if (!request.sourceOfFunds) return null;
  return (
    <GatedSection
      id="funds"
      title={t('funds.title')}
      part="funds"
      gated={funds}
      actions={() => <CheckControl check="funds" />}
    >
      {(given) => (
        <>
          {given ? (
            <DescriptionList
              items={[
                { term: t('funds.description'), value: given.description || t('people.not-given') },
                {
                  term: t('funds.amount'),
                  value: given.amount ? format.money(given.amount, given.currency || 'EUR') : t('people.not-given'),
                },
              ]}
            />
          ) : (
            <p className="text-13 text-ink-2">{t('funds.none')}</p>
          )}
          <ClientAnswers of={['funds']} />
        </>
      )}
    </GatedSection>
  );
}
