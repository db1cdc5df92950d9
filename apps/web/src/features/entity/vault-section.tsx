import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRole } from '#api/use-session.ts';
import { useFormat } from '#i18n/format.ts';
import { usePortal } from '#portals/portal.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Section } from '#ui/section.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { type EntityFile, useEntityPlace } from './entity-context.ts';
import { type VaultChange, VaultDialog } from './vault-dialog.tsx';

type Member = EntityFile['vault']['members'][number];
type OtherVault = EntityFile['vault']['others'][number];

/** Who manages the vault, and other vaults of the same company. A lead settles disputes and merges duplicates. */
export function VaultSection() {
  const { t } = useTranslation('entity');
  const { vault } = useEntityPlace().entity;
  const [change, setChange] = useState<VaultChange>();
  const isLead = useRole() === 'intern-lead';
  if (vault.members.length === 0 && vault.others.length === 0) return null;
  return (
    <Section id="vault" title={t('vault.title')}>
      <p className="text-13 text-ink-2">{t('vault.about')}</p>
      <ul className="mt-3 divide-y divide-line rounded-md border border-line-strong">
        {vault.members.map((member) => (
          <MemberRow key={member.user} member={member} onChange={isLead ? setChange : undefined} />
        ))}
      </ul>
      {vault.others.length > 0 && (
        <>
          <h3 className="mt-5 text-13 font-semibold">{t('vault.others')}</h3>
          <p className="mt-1 text-13 text-ink-2">{t('vault.others-about')}</p>
          <ul className="mt-3 divide-y divide-line rounded-md border border-line-strong">
            {vault.others.map((other) => (
              <OtherRow key={other.subject} other={other} onChange={isLead ? setChange : undefined} />
            ))}
          </ul>
        </>
      )}
      {change && <VaultDialog change={change} onClose={() => setChange(undefined)} />}
    </Section>
  );
}

type OnChange = ((change: VaultChange) => void) | undefined;

function MemberRow({ member, onChange }: { member: Member; onChange: OnChange }) {
  const { t } = useTranslation('entity');
  const format = useFormat();
  const name = member.name || member.email;
  const named = member.namedBy.length > 0 ? t('vault.named-by', { institutions: member.namedBy.join(', ') }) : '';
  const at = member.provenAt === '' ? '' : t('vault.proven-at', { date: format.date(member.provenAt) });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3.5 py-2.5 text-13">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium [overflow-wrap:anywhere]">
          {name} {member.isContact && <span className="font-normal text-ink-2">({t('vault.contact')})</span>}
        </p>
        <p className="text-ink-2 [overflow-wrap:anywhere]">{[member.email, at, named].filter(Boolean).join(' · ')}</p>
      </div>
      <MemberBadge member={member} />
      {onChange && (
        <div className="flex gap-2">
          {!(member.role === 'owner' && member.proven) && (
            <Button size="sm" onPress={() => onChange({ kind: 'confirm', user: member.user, name })}>
              {t('vault.confirm')}
            </Button>
          )}
          {member.mayRemove && (
            <Button size="sm" onPress={() => onChange({ kind: 'remove', user: member.user, name })}>
              {t('vault.remove')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

function MemberBadge({ member: { role, proven } }: { member: Member }) {
  const { t } = useTranslation('entity');
  if (role === 'none')
    return (
      <Badge icon="lock" tone="idle">
        {t('vault.role.none')}
      </Badge>
    );
  if (role === 'helper')
    return (
      <Badge icon="user" tone="idle">
        {t('vault.role.helper')}
      </Badge>
    );
  return (
    <Badge icon={proven ? 'shield-check' : 'clock'} tone={proven ? 'ok' : 'warn'}>
      {t(proven ? 'vault.role.proven' : 'vault.role.unproven')}
    </Badge>
  );
}

function OtherRow({ other, onChange }: { other: OtherVault; onChange: OnChange }) {
  const { t } = useTranslation('entity');
  const { links } = usePortal();
  const owners = other.owners.join(', ') || t('vault.no-owner');
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3.5 py-2.5 text-13">
      <div className="min-w-0 flex-1 basis-60">
        <TextLink href={links.entity?.(other, 'overview') ?? ''}>{owners}</TextLink>
        <p className="text-ink-2 [overflow-wrap:anywhere]">{other.institutions.join(', ')}</p>
      </div>
      <Badge icon={other.proven ? 'shield-check' : 'clock'} tone={other.proven ? 'ok' : 'warn'}>
        {t(other.proven ? 'vault.role.proven' : 'vault.role.unproven')}
      </Badge>
      {onChange && other.mayMerge && (
        <Button size="sm" onPress={() => onChange({ kind: 'merge', from: other.subject, name: owners })}>
          {t('vault.merge')}
        </Button>
      )}
    </li>
  );
}
