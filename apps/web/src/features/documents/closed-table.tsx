import type { DocumentKind } from '@dossier/domain/documents';
import type { OnboardingType } from '@dossier/domain/onboarding';
import { useTranslation } from 'react-i18next';
import { DataTable } from '#ui/data-table.tsx';
import { Icon } from '#ui/icon.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { useKindName } from './document-name.ts';

/** The documents that every client of this kind must provide. What this client provided stays hidden, including the number. */
const askedKinds: Readonly<Record<OnboardingType, readonly DocumentKind[]>> = {
  business: ['registration', 'ubo', 'ownership', 'articlesOfAssociation', 'other-identity'],
  individual: ['other-identity'],
};

/** The table without values. It adds nothing to the sentence above it. */
export function ClosedTable({ type }: { type: OnboardingType }) {
  const { t } = useTranslation('documents');
  const kindName = useKindName();
  return (
    <div aria-hidden="true" inert className="mt-3 opacity-70">
      <DataTable
        label={t('of-client')}
        rows={askedKinds[type]}
        rowId={(kind) => kind}
        columns={[
          {
            id: 'document',
            title: t('column.document'),
            width: '34%',
            cell: (kind) => (
              <span className="flex items-center gap-2.5 font-medium">
                <Icon name={kind === 'other-identity' ? 'id' : 'file'} className="text-ink-2" />
                {kindName(kind)}
              </span>
            ),
          },
          { id: 'status', title: t('column.status'), cell: () => <StatusBadge status="access required" isBare /> },
          { id: 'issued', title: t('column.issued'), cell: () => <Skeleton width="88px" height={8} /> },
          { id: 'expires', title: t('column.expires'), cell: () => <Skeleton width="72px" height={8} /> },
          {
            id: 'versions',
            title: t('column.versions'),
            align: 'end',
            cell: () => <Skeleton width="16px" height={8} />,
          },
        ]}
      />
    </div>
  );
}
