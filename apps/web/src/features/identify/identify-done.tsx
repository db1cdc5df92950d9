import { displayName } from '@dossier/domain/subject';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '#api/use-session.ts';
import { useFormat } from '#i18n/format.ts';
import { CloseWindow } from '#ui/close-window.tsx';
import { DescriptionList } from '#ui/description-list.tsx';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { NextSteps } from '#ui/next-steps.tsx';
import { useNationality } from '#ui/use-nationality.ts';
import type { IdentifyLinks, OwnIdentification } from './own-identification.ts';

/** What a person gave, to whom and when, and what happens next. */
export function IdentifyDone({ own, links }: { own: OwnIdentification; links: IdentifyLinks }) {
  const { t } = useTranslation(['identify', 'kyc-form', 'identity']);
  const format = useFormat();
  const nationality = useNationality();
  const heading = useRef<HTMLHeadingElement>(null);
  const user = useUser();
  const { given } = own;
  const org = own.institution.name;
  const name = own.person?.firstName || String(user?.['first_name'] ?? '');
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <div className="flex flex-col items-center rounded-lg bg-accent px-4 py-6 text-center text-on-accent forced-colors:border">
        <Icon name="check-circle" className="size-8" />
        <h1 ref={heading} tabIndex={-1} className="mt-2">
          {t('done.title', { name })}
        </h1>
        <p>{t('done.lead')}</p>
        <p className="mt-3 text-14">
          {t('done.given-to', { org })}
          <strong className="block text-16 font-semibold">{given && format.dateTime(given.at)}</strong>
        </p>
      </div>
      <section aria-labelledby="next" className="mt-8">
        <h2 id="next" className="text-20 font-semibold">
          {t('done.next')}
        </h2>
        <NextSteps
          steps={[
            { title: t('done.checks', { org }) },
            { title: t('done.hear'), body: t('done.hear-body', { email: own.email }) },
          ]}
        />
      </section>
      {given && (
        <section aria-labelledby="gave" className="mt-6">
          <h2 id="gave" className="font-semibold">
            {t('done.gave')}
          </h2>
          <div className="mt-2 rounded-lg border border-line-strong bg-surface px-4 py-2">
            <DescriptionList
              isTight
              items={[
                { term: t('fields.name'), value: displayName(own.person?.firstName, own.person?.lastName) || name },
                { term: t('fields.born'), value: format.date(given.birthDate) },
                { term: t('fields.nationality'), value: nationality(given.nationality) },
                { term: t('fields.lives-in'), value: format.country(given.countryOfResidence) },
                {
                  term: given.identityKind ? t(`identity:kinds.${given.identityKind}`) : t('fields.document'),
                  value: t('done.document', { count: given.photos.length, date: format.date(given.identityExpiry) }),
                },
              ]}
            />
          </div>
        </section>
      )}
      <div className="mt-6 flex flex-col gap-3">
        <LinkButton isBlock href={links.forms}>
          {t('done.forms')}
        </LinkButton>
        <CloseWindow label={t('kyc-form:completed.close')} yourself={t('done.close')} />
      </div>
    </>
  );
}
