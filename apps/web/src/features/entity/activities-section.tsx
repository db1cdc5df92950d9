import { resolveLanguage, textIn } from '@dossier/domain/languages';
import { formatSbi } from '@dossier/domain/sbi';
import { useTranslation } from 'react-i18next';
import { useEditors } from '#api/presence.ts';
import { EditingBanner } from '#ui/editing-banner.tsx';
import { Mark } from '#ui/mark.tsx';
import { Section } from '#ui/section.tsx';
import { CheckControl } from './check-control.tsx';
import { ClientAnswers } from './client-answers.tsx';
import { type EntityFile, useEntityPlace } from './entity-context.ts';

export function ActivitiesSection({ activities }: { activities: NonNullable<EntityFile['activities']> }) {
  const { t, i18n } = useTranslation('entity');
  const { entity } = useEntityPlace();
  const language = resolveLanguage(i18n.language);
  return (
    <Section id="activities" title={t('activities.title')} actions={<CheckControl check="activities" />}>
      <EditingBanner className="mb-4" editors={useEditors(entity.request.id, 'activities')} />
      {activities.description && (
        <div className="mb-3 max-w-[680px] text-13">
          <h3 className="text-12 font-medium text-ink-3">{t('activities.question')}</h3>
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">
            {t('activities.quote', { text: activities.description })}
          </p>
        </div>
      )}
      {activities.details.length === 0 && (
        <p className="text-13 text-ink-2">{t(activities.description ? 'activities.own-words' : 'activities.none')}</p>
      )}
      <ul>
        {activities.details.map((one) => (
          <li
            key={`${one.edition} ${one.code}`}
            className="flex min-h-10 items-center gap-4 border-b border-line py-1.5 text-13 last:border-b-0"
          >
            <span
              className="w-14 flex-none font-mono text-12 text-ink-3"
              title={t('activities.edition', { year: one.edition })}
            >
              {formatSbi(one.code)}
            </span>
            <span className="min-w-0 flex-1">{textIn(language, one)}</span>
            {one.main && <Mark icon="flag">{t('activities.main')}</Mark>}
          </li>
        ))}
      </ul>
      <ClientAnswers of={['activities']} />
    </Section>
  );
}
