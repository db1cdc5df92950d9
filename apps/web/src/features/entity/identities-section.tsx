import { recordIdentity } from '@dossier/domain/contracts/workflows/record-identity';
import type { IdentityMethod } from '@dossier/domain/kyc-form/answers';
import { useTranslation } from 'react-i18next';
import { useEditors } from '#api/presence.ts';
import { useFormat } from '#i18n/format.ts';
import { Button } from '#ui/button.tsx';
import { EditingBanner } from '#ui/editing-banner.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { Section } from '#ui/section.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { ClientAnswers } from './client-answers.tsx';
import { type EntityFile, useEntityLinks, useEntityPlace, useMay } from './entity-context.ts';

type Identity = EntityFile['identities'][number];

const methodIcons: Readonly<Record<IdentityMethod, IconName>> = {
  video_call: 'video',
  in_person: 'id',
  digital_identification: 'phone',
};

/** Identity verifications with verifier and method, and the people still to be verified. */
export function IdentitiesSection() {
  const { t } = useTranslation('entity');
  const { entity } = useEntityPlace();
  const { identities, identityPeople } = entity;
  const newest = new Map(identities.toReversed().map((one) => [one.person, one]));
  const done = [...newest.values()].filter((one) => one.result === 'verified').length;
  const required = identityPeople.filter((one) => one.required || newest.has(one.id)).length;
  const open = identityPeople.filter((one) => newest.get(one.id)?.result !== 'verified');
  return (
    <Section
      id="identity"
      title={t('identity.section')}
      actions={
        required > 0 && <span className="text-13 text-ink-2">{t('identity.of', { done, count: required })}</span>
      }
    >
      <EditingBanner className="mb-4" editors={useEditors(entity.request.id, 'identity')} />
      <h3 className="mb-1 text-12 font-medium text-ink-3">{t('identity.verified-title')}</h3>
      {identities.length === 0 && <p className="text-13 text-ink-2">{t('identity.none')}</p>}
      <ul>
        {identities.map((one) => (
          <IdentityRow key={one.id} identity={one} />
        ))}
      </ul>
      {open.length > 0 && <StillOpen people={open} />}
      <ClientAnswers of={['identity']} />
    </Section>
  );
}

function IdentityRow({ identity }: { identity: Identity }) {
  const { t } = useTranslation(['entity', 'identity']);
  const format = useFormat();
  const links = useEntityLinks();
  const verifier = `${identity.verifierFirstName} ${identity.verifierLastName}`.trim();
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2 text-13 last:border-b-0">
      <Icon name={methodIcons[identity.method]} className="text-ink-2" />
      <span className="w-44 font-medium">
        <TextLink isPlain className="hover:underline" href={links.person(identity.person)}>
          {identity.verifiedFirstName} {identity.verifiedLastName}
        </TextLink>
      </span>
      <span className="min-w-0 flex-1 text-ink-2 max-md:order-last max-md:basis-full">
        {t('identity.how', { method: t(`identity:methods.${identity.method}`), verifier })}
        {identity.documentUsed && `, ${identity.documentUsed}`}
        {identity.reason && <span className="block">{identity.reason}</span>}
      </span>
      <time dateTime={identity.date} className="text-ink-2">
        {format.date(identity.date)}
      </time>
      <StatusBadge status={identity.result} isBare />
    </li>
  );
}

function StillOpen({ people }: { people: EntityFile['identityPeople'] }) {
  const { t } = useTranslation('entity');
  const { open } = useEntityPlace();
  const links = useEntityLinks();
  const may = useMay(recordIdentity);
  return (
    <>
      <h3 className="mt-5 mb-1 text-12 font-medium text-ink-3">{t('identity.open-title')}</h3>
      <ul>
        {people.map((person) => (
          <li
            key={person.id}
            className="flex min-h-11 items-center gap-3 border-b border-line py-2 text-13 last:border-b-0"
          >
            <Icon name="user" className="text-ink-2" />
            <span className="min-w-0 flex-1">
              <TextLink isPlain className="font-medium hover:underline" href={links.person(person.id)}>
                {person.name}
              </TextLink>
              <Chosen person={person} />
              {person.ownLink && <OwnLink link={person.ownLink} />}
            </span>
            {!person.required && <span className="text-ink-3">{t('people.not-needed')}</span>}
            {may && (
              <Button
                size="sm"
                aria-label={t('identity.verify-of', { name: person.name })}
                onPress={() => open({ name: 'identity', person: person.id })}
              >
                {t('identity.verify')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** How the client chose to identify this person. */
function Chosen({ person: { method, email } }: { person: EntityFile['identityPeople'][number] }) {
  const { t } = useTranslation(['entity', 'identity']);
  if (method === '') return null;
  const parts = [t(`identity:methods.${method}`), email].filter(Boolean).join(', ');
  return (
    <span className="block text-12 text-ink-2 [overflow-wrap:anywhere]">{t('entity:identity.chosen', { parts })}</span>
  );
}

type Link = NonNullable<EntityFile['identityPeople'][number]['ownLink']>;

/** How far the person is with their own link, and what they say is wrong in the form. */
function OwnLink({ link }: { link: Link }) {
  const { t } = useTranslation('entity');
  const format = useFormat();
  const at = { given: link.givenAt, opened: link.openedAt, invited: link.sentAt, declined: '', ended: '' }[link.state];
  const state = link.state === 'invited' && link.sentAt === '' ? 'shown' : link.state;
  return (
    <span className="block text-12 text-ink-2">
      {t(`identity.own-link.${state}`, { date: at && format.date(at) })}
      {link.remark && (
        <span className="block [overflow-wrap:anywhere]">{t('identity.own-link.remark', { text: link.remark })}</span>
      )}
    </span>
  );
}
