import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditors } from '#api/presence.ts';
import { useFormat } from '#i18n/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { type Description, DescriptionList } from '#ui/description-list.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { EditingBanner } from '#ui/editing-banner.tsx';
import { Section } from '#ui/section.tsx';
import { TextButton } from '#ui/text-button.tsx';
import { CheckControl } from './check-control.tsx';
import { ClientAnswers } from './client-answers.tsx';
import { type EntityFile, useEntityPlace } from './entity-context.ts';
import { useLegalForm } from './legal-form.ts';

type Registration = NonNullable<EntityFile['registration']>;
type Address = NonNullable<Registration['address']>;

export function RegistrationSection({ facts }: { facts: Registration }) {
  const { t } = useTranslation('entity');
  const { entity } = useEntityPlace();
  const [isOpen, setOpen] = useState(false);
  return (
    <Section
      id="registration"
      title={t('registration.title')}
      actions={
        <>
          {facts.earlierAddresses.length > 1 && (
            <TextButton className="text-13" onPress={() => setOpen(true)}>
              {t('registration.earlier')}
            </TextButton>
          )}
          <CheckControl check="registration" />
        </>
      }
    >
      <EditingBanner className="mb-4" editors={useEditors(entity.request.id, 'registration')} />
      <DescriptionList columns={2} items={useItems(facts)} />
      <ClientAnswers of={['legal-entity', 'contact']} />
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t('registration.earlier')}
        footer={
          <Button size="lg" onPress={() => setOpen(false)}>
            {t('complete.close')}
          </Button>
        }
      >
        <EarlierAddresses facts={facts} />
      </Dialog>
    </Section>
  );
}

function useItems(facts: Registration): Description[] {
  const { t } = useTranslation('entity');
  const format = useFormat();
  const legalForm = useLegalForm();
  const none = <span className="text-ink-3">{t('registration.none')}</span>;
  const source =
    facts.source === 'register' ? (
      <Badge icon="shield-check" tone="ok" title={facts.registerName}>
        {t('registration.register')}
      </Badge>
    ) : (
      <Badge icon="user" tone="idle">
        {t(facts.source === 'client' ? 'registration.by-client' : 'registration.by-institution')}
      </Badge>
    );
  const listed = facts.listed === null ? none : t(facts.listed ? 'registration.yes' : 'registration.no');
  return [
    { term: t('registration.name'), value: facts.name },
    { term: t('registration.legal-form'), value: legalForm(facts.legalForm, facts.legalFormName) || none },
    { term: t('registration.number'), value: facts.registrationNumber || none, aside: source },
    { term: t('registration.vat'), value: facts.vatNumber || none },
    { term: t('registration.address'), value: facts.address ? <AddressLines address={facts.address} /> : none },
    { term: t('registration.website'), value: facts.website ? <Website address={facts.website} /> : none },
    { term: t('registration.since'), value: facts.registeredSince ? format.date(facts.registeredSince) : none },
    { term: t('registration.listed'), value: listed },
    { term: t('registration.country'), value: format.country(facts.country) },
    { term: t('registration.checked'), value: facts.registerCheckedAt ? format.date(facts.registerCheckedAt) : none },
  ];
}

function AddressLines({ address }: { address: Address }) {
  const format = useFormat();
  const place = [address.postalCode, address.city].filter(Boolean).join(' ');
  return (
    <>
      {address.street} {address.houseNumber}
      <br />
      {[place, format.country(address.country)].filter(Boolean).join(', ')}
    </>
  );
}

/** Text typed by a client becomes a link only when it is a web address. */
function Website({ address }: { address: string }) {
  const href = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  if (!URL.canParse(href)) return <>{address}</>;
  return (
    <a href={href} target="_blank" rel="noreferrer noopener" className="[overflow-wrap:anywhere]">
      {address.replace(/^https?:\/\//i, '')}
    </a>
  );
}

function EarlierAddresses({ facts }: { facts: Registration }) {
  const { t } = useTranslation('entity');
  const format = useFormat();
  const newestFirst = facts.earlierAddresses.toSorted((a, b) => (a.since < b.since ? 1 : -1));
  return (
    <ul className="flex flex-col">
      {newestFirst.map(({ address, since }) => (
        <li key={`${since} ${address.street}`} className="border-b border-line py-2.5 text-13 last:border-b-0">
          <p className="text-12">{t('registration.from', { date: format.date(since) })}</p>
          <p className="text-ink">
            <AddressLines address={address} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** A natural person as the subject. */
export function IndividualSection({ facts }: { facts: NonNullable<EntityFile['individual']> }) {
  const { t } = useTranslation('entity');
  const format = useFormat();
  const none = <span className="text-ink-3">{t('registration.none')}</span>;
  const { individual } = useEntityPlace().entity;
  if (!individual) return null;
  return (
    <Section id="individual" title={t('individual.title')}>
      <DescriptionList
        columns={2}
        items={[
          { term: t('individual.first-name'), value: facts.firstName || none },
          { term: t('individual.last-name'), value: facts.lastName || none },
          { term: t('individual.document'), value: facts.documentNumber || none },
          { term: t('individual.country'), value: facts.country ? format.country(facts.country) : none },
          { term: t('individual.birth'), value: facts.birthDate ? format.date(facts.birthDate) : none },
          { term: t('individual.nationality'), value: facts.nationality ? format.country(facts.nationality) : none },
          {
            term: t('individual.residence'),
            value: facts.countryOfResidence ? format.country(facts.countryOfResidence) : none,
          },
        ]}
      />
      <ClientAnswers of={['individual', 'contact']} withPersons />
    </Section>
  );
}
