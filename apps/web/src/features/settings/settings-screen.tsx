import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { useTranslation } from 'react-i18next';
import { useRole } from '#api/use-session.ts';
import { view } from '#api/views.ts';
import { usePortal } from '#portals/portal.ts';
import { Icon } from '#ui/icon.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { Select } from '#ui/select.tsx';
import { OpenedContext } from '#ui/use-opened.ts';
import { UnsavedContext } from './block.tsx';
import { InstitutionsSection } from './institutions-section.tsx';
import { NotificationsSection } from './notifications-section.tsx';
import { OrganisationSection } from './organisation-section.tsx';
import { type ProfileProps, ProfileSection } from './profile-section.tsx';
import { RegisterSection } from './register-section.tsx';
import {
  deskSections,
  isOrganisationSection,
  type OrganisationSectionName,
  organisationSections,
  ownSections,
  type SettingsSearch,
  type SettingsSection,
  shownSection,
} from './sections.ts';
import { SecuritySection } from './security-section.tsx';
import { SupportSection } from './support-section.tsx';
import { SystemSection } from './system/system-section.tsx';
import { TemplatesSection } from './templates-section.tsx';
import { TimesSection } from './times-section.tsx';
import type { Organisation } from './use-organisation.ts';
import { UsersSection } from './users-section.tsx';

interface SettingsScreenProps extends ProfileProps {
  search?: SettingsSearch;
  hrefOf: (search: SettingsSearch) => string;
  onOrg?: (org: string) => void;
  /** The viewer's own institution; an intern selects one. */
  institution?: string;
  /** Called when all sessions of this person, including this one, have ended. */
  onLoggedOut: () => void;
  /** Opens a form of the section, or closes it. */
  onOpened?: (opened: string | undefined) => void;
  /** Number of unsaved changes; 0 when nothing would be lost. */
  onUnsaved?: (count: number) => void;
}

const noChange = () => {};
const parts = {
  organisation: OrganisationSection,
  users: UsersSection,
  support: SupportSection,
  times: TimesSection,
  templates: TemplatesSection,
};

/** Personal settings, and those of the institution: admins change them, the others have read access. */
export function SettingsScreen(props: SettingsScreenProps) {
  const {
    search = {},
    hrefOf,
    onOrg = () => {},
    onOpened,
    onUnsaved = noChange,
    institution,
    onLoggedOut,
    ...profile
  } = props;
  const { t } = useTranslation('settings');
  const section = shownSection(search, useRole());
  return (
    <div className="max-w-[1120px] px-(--shell-gutter) pt-6 pb-12 max-md:px-4">
      <h1 className="mb-6 text-20 font-semibold">{t('title')}</h1>
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[200px_minmax(0,1fr)]">
        <SectionLinks current={section} {...{ search, hrefOf, institution }} />
        <div className="min-w-0">
          <OpenedContext value={onOpened && [search.opened, onOpened]}>
            <UnsavedContext value={onUnsaved}>
              {isOrganisationSection(section) ? (
                <OfOrganisation part={section} org={search.org} onOrg={onOrg} />
              ) : section === 'profile' ? (
                <ProfileSection {...profile} />
              ) : section === 'security' ? (
                <SecuritySection email={String(profile.user['email'] ?? '')} onLoggedOut={onLoggedOut} />
              ) : section === 'notifications' ? (
                <NotificationsSection user={profile.user} />
              ) : section === 'institutions' ? (
                <InstitutionsSection hrefOf={hrefOf} />
              ) : section === 'register' ? (
                <RegisterSection />
              ) : (
                <SystemSection />
              )}
            </UnsavedContext>
          </OpenedContext>
        </div>
      </div>
    </div>
  );
}

/** The service organisation has no colour and contact details of its own, so interns start with its users. */
function OfOrganisation({
  part,
  org,
  onOrg,
}: {
  part: OrganisationSectionName;
  org: string | undefined;
  onOrg: (org: string) => void;
}) {
  const { t } = useTranslation('settings');
  const { name } = usePortal();
  const asked = useQuery(view('organisation', org === undefined ? {} : { org }));
  const Section = parts[part];
  return (
    <Loaded query={asked} title={t('failed')}>
      {(data) => (
        <>
          {name === 'intern' && (
            <Select
              label={t('sections.choose')}
              className="mb-6 max-w-sm"
              options={[
                { id: deskId, label: t('sections.desk') },
                ...data.organisations.map(({ id, name: label }) => ({ id, label })),
              ]}
              value={data.id === '' ? deskId : data.id}
              onChange={(id) => onOrg(id === deskId ? '' : id)}
            />
          )}
          {!data.mayManage && (
            <p className="mb-4 text-13 text-ink-2">
              {t(name === 'intern' ? 'read-only.desk' : 'read-only.gatekeeper')}
            </p>
          )}
          <Section key={data.id} organisation={data satisfies Organisation} />
        </>
      )}
    </Loaded>
  );
}

const deskId = 'desk';
const sectionStyle = 'flex h-8 items-center rounded-md px-2.5 text-13 font-medium whitespace-nowrap no-underline';
const heading = 'px-2.5 text-12 font-semibold text-ink-2 max-lg:hidden';

interface SectionLinksProps {
  current: SettingsSection;
  search: SettingsSearch;
  hrefOf: (search: SettingsSearch) => string;
  institution: string | undefined;
}

/** On a phone the sections scroll sideways: the current one is in sight. */
function showCurrent(nav: HTMLElement | null): void {
  const current = nav?.querySelector<HTMLElement>('[aria-current]');
  if (nav && current)
    nav.scrollLeft = current.offsetLeft - nav.offsetLeft - (nav.clientWidth - current.offsetWidth) / 2;
}

function SectionLinks({ current, search, hrefOf, institution }: SectionLinksProps) {
  const { t } = useTranslation('settings');
  const isLead = useRole() === 'intern-lead';
  const { links } = usePortal();
  const link = (section: SettingsSection): ReactNode => (
    <Link
      key={section}
      href={hrefOf({ org: search.org, section })}
      data-plain=""
      aria-current={section === current ? 'page' : undefined}
      className={`${sectionStyle} ${section === current ? 'bg-active text-ink forced-colors:outline-2 forced-colors:-outline-offset-2' : 'text-ink-2 hover:bg-hover hover:text-ink'}`}
    >
      {t(`sections.${section}`)}
    </Link>
  );
  return (
    <nav ref={showCurrent} aria-label={t('sections.label')} className="flex gap-1 overflow-x-auto lg:flex-col">
      <p className={`${heading} mb-1`}>{t('sections.you')}</p>
      {ownSections.map(link)}
      <p className={`${heading} mt-4 mb-1`}>{institution || t('sections.organisations')}</p>
      {organisationSections.map(link)}
      {isLead && (
        <>
          <p className={`${heading} mt-4 mb-1`}>{t('sections.administration')}</p>
          {deskSections.map(link)}
        </>
      )}
      {isLead && links.setup && (
        <Link
          href={links.setup}
          data-plain=""
          className={`${sectionStyle} gap-1.5 text-ink-2 hover:bg-hover hover:text-ink`}
        >
          {t('sections.setup')}
          <Icon name="arrow-right" />
        </Link>
      )}
    </nav>
  );
}
