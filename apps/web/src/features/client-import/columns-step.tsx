import { importFieldNames, sameRules } from '@dossier/domain/client-import/fields';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { usePortal } from '#portals/portal.ts';
import { Button } from '#ui/button.tsx';
import { FailureLine } from '#ui/failure-line.tsx';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Select } from '#ui/select.tsx';
import { TextButton } from '#ui/text-button.tsx';
import { WizardPage } from '#ui/wizard-page.tsx';
import type { ClientImport, GoToStep } from './client-import.ts';
import { ColumnReason } from './column-reason.tsx';
import { useChoices } from './use-choices.ts';
import { useSteps } from './use-steps.ts';

interface ColumnsStepProps {
  row: ClientImport;
  go: GoToStep;
}

type Choices = ReturnType<typeof useChoices>;

/** Step 2: which column is what, and when a client is the same. */
export function ColumnsStep({ row, go }: ColumnsStepProps) {
  const { t } = useTranslation('client-import');
  const { links } = usePortal();
  const edit = useChoices(row);
  const open = edit.choices.filter((choice) => choice === '').length;
  const isNamed = edit.choices.some((choice) => choice === 'companyName' || choice === 'lastName');
  const total = row.sheets[row.sheet]?.rows ?? 0;
  const needs = open > 0 ? t('columns.open', { count: open }) : isNamed ? '' : t('columns.name-needed');
  const goOn = async () => {
    if (row.summary || (await edit.save())) go({ open: row.id, step: 'check' });
  };
  return (
    <WizardPage
      title={t('title')}
      status={<Saved row={row} edit={edit} />}
      steps={useSteps('columns', row.id)}
      isWide
      start={
        <LinkButton size="lg" icon="arrow-left" href={links.clientImport?.(row.id) ?? ''}>
          {t('columns.back')}
        </LinkButton>
      }
      end={
        <>
          {needs && <span className="text-13 text-ink-2">{needs}</span>}
          <Button
            size="lg"
            variant="primary"
            trailingIcon="arrow-right"
            isDisabled={needs !== ''}
            isPending={edit.isSaving}
            onPress={() => void goOn()}
          >
            {t('columns.check', { count: total })}
          </Button>
        </>
      }
    >
      <Recognised row={row} />
      <ColumnList row={row} edit={edit} />
      <FailureLine failure={edit.failure} className="mt-3" />
      {edit.failure !== undefined && (
        <TextButton onPress={() => void edit.save()}>{t('columns.save-again')}</TextButton>
      )}
      <Sameness row={row} edit={edit} />
    </WizardPage>
  );
}

function Saved({ row, edit }: { row: ClientImport; edit: Choices }) {
  const { t } = useTranslation('client-import');
  const format = useFormat();
  return (
    <span role="status" className="flex items-center gap-1.5 text-13 text-ink-2">
      <Icon name="cloud" />
      {edit.isSaving ? t('columns.checking') : t('columns.saved', { at: format.time(row.updated) })}
    </span>
  );
}

function Recognised({ row }: { row: ClientImport }) {
  const { t } = useTranslation('client-import');
  const known = row.columns.filter(({ choice }) => choice !== '' && choice !== 'ignore').length;
  const ignored = row.columns.filter(({ choice }) => choice === 'ignore').length;
  return (
    <>
      <h2 className="text-14 font-semibold">{t('columns.heading')}</h2>
      <p className="mb-3 text-13 text-ink-2">
        {t('columns.recognised', { count: known, all: row.columns.length, ignored })}
      </p>
    </>
  );
}

const rowGrid = 'grid gap-x-6 gap-y-1 md:grid-cols-[minmax(0,1fr)_272px_minmax(0,328px)]';

function ColumnList({ row, edit }: { row: ClientImport; edit: Choices }) {
  const { t } = useTranslation('client-import');
  // It takes the focus when the step opens.
  const [first] = useState(() => row.columns.findIndex(({ choice }) => choice === ''));
  const options = [
    ...importFieldNames.map((id) => ({ id, label: t(`fields.${id}`) })),
    { id: 'ignore' as const, label: t('columns.ignore') },
  ];
  return (
    <>
      <div aria-hidden="true" className={`${rowGrid} border-b border-line pb-2 text-12 text-ink-2 max-md:hidden`}>
        <span className="truncate">{t('columns.in-file', { name: row.fileName })}</span>
        <span>{t('columns.field')}</span>
        <span>{t('columns.by')}</span>
      </div>
      <ul>
        {row.columns.map(({ header, samples }, at) => {
          const name = header || t('columns.unnamed', { number: at + 1 });
          const choice = edit.choices[at] ?? '';
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns of a file can have the same name
            <li key={at} className={`${rowGrid} items-center border-b border-line py-2 text-13`}>
              <div className="flex min-w-0 items-center gap-3">
                <div className="min-w-0 flex-1">
                  <p className="truncate font-medium" title={name}>
                    {name}
                  </p>
                  <p className="truncate text-12 text-ink-2">{samples.join(' · ') || t('columns.empty')}</p>
                </div>
                <Icon name="arrow-right" className="text-ink-3 max-md:hidden" />
              </div>
              <Select
                {...(first === at && { start: { isOpen: false, isFocused: true } })}
                label={t('columns.field-of', { header: name })}
                isLabelHidden
                size="sm"
                placeholder={t('columns.choose')}
                options={options}
                value={choice}
                onChange={(chosen) => edit.choose(at, chosen)}
              />
              <ColumnReason row={row} column={row.columns[at]} choice={choice} />
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Sameness({ row, edit }: { row: ClientImport; edit: Choices }) {
  const { t } = useTranslation('client-import');
  const fates = edit.isSaving ? undefined : row.summary?.fates;
  const twice = row.summary?.groups.find(({ cause }) => cause === 'twice-differs')?.count ?? 0;
  return (
    <div className="mt-5 flex flex-wrap items-end justify-between gap-4">
      <RadioGroup
        label={t('columns.same-when')}
        columns={2}
        options={sameRules.map((id) => ({ id, label: t(`columns.same.${id}`) }))}
        value={edit.sameBy}
        onChange={edit.chooseSame}
      />
      <p aria-live="polite" className="text-13 text-ink-2">
        {fates && (
          <>
            <strong className="font-semibold text-ink">{t('columns.new', { count: fates.new })}</strong>
            <span className="ml-4 text-ink">{t('columns.same-count', { count: fates.same })}</span>
            {twice > 0 && (
              <span className="ml-4 font-medium text-warn-ink">{t('columns.twice-count', { count: twice })}</span>
            )}
            <span className="ml-4">{t('columns.of', { count: row.summary?.total ?? 0 })}</span>
          </>
        )}
      </p>
    </div>
  );
}
