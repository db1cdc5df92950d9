import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/icon.tsx';
import type { OwnIdentification } from './own-identification.ts';

/** Who gets what the person gives: the institution all of it, the owner of the form that it was given. */
export function WhoSees({ own }: { own: OwnIdentification }) {
  const { t } = useTranslation('identify');
  const readers = [
    [own.institution.name, t('sees.institution')],
    [own.invitedBy, t('sees.owner')],
  ] as const;
  return (
    <section aria-labelledby="who-sees" className="mt-4 rounded-lg border border-line-strong bg-surface p-4">
      <h2 id="who-sees" className="flex items-center gap-2 text-16 font-semibold">
        <Icon name="eye" className="text-ink-2" />
        {t('sees.title')}
      </h2>
      <dl className="mt-2 flex flex-col gap-2 text-14">
        {readers.map(([name, what]) => (
          <div key={name}>
            <dt className="font-semibold [overflow-wrap:anywhere]">{name}</dt>
            <dd className="text-ink-2">{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
