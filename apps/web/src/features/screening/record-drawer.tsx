import { recordedStatuses, recordScreening } from '@dossier/domain/contracts/workflows/record-screening';
import { useTranslation } from 'react-i18next';
import { useKeptForm } from '#api/use-kept-form.ts';
import { useWorkflow } from '#api/workflows.ts';
import { isoToday } from '#i18n/format.ts';
import { useFormCheck } from '#i18n/use-form-check.ts';
import { Button } from '#ui/button.tsx';
import { DateField } from '#ui/date-field.tsx';
import { FormDrawer } from '#ui/form-drawer.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import type { ScreeningTarget } from './targets.ts';

export interface RecordDrawerProps {
  target: ScreeningTarget;
  request: string;
  onClose: () => void;
}

type Status = (typeof recordedStatuses)[number];
interface List {
  readonly name: string;
  readonly version: string;
  readonly date: string;
}
interface Values {
  readonly lists: readonly List[];
  readonly status: Status | '';
  readonly runOn: string;
  readonly reason: string;
}

const emptyList: List = { name: '', version: '', date: '' };

/** Lists of the last result, prefilled for correction. */
const listsOfRow = ({ row }: ScreeningTarget): readonly List[] =>
  row && row.lists.length > 0 ? row.lists.map(({ name, version, date }) => ({ name, version, date })) : [emptyList];

/** The result of a manual search: lists, time, result and reason. */
export function RecordDrawer({ target, request, onClose }: RecordDrawerProps) {
  const { t } = useTranslation(['screening', 'statuses']);
  const record = useWorkflow('record-screening');
  const first: Values = { lists: listsOfRow(target), status: '', runOn: isoToday(), reason: '' };
  const key = `screening:${request}:${target.kind}:${target.target}`;
  const { values, change: set, end: discard } = useKeptForm(key, first, onClose);
  const { lists, status, runOn, reason } = values;
  const named = lists.filter((list) => list.name.trim() !== '');
  const input = { request, kind: target.kind, target: target.target, status, lists: named, runOn, reason };
  const check = useFormCheck(recordScreening.input, input);
  const done = () => {
    toast.success(t('record.done'));
    discard();
  };
  const send = () => check.submit((valid) => record.mutate(valid, { onSuccess: done }));
  const listErrors = (list: List, index: number) => ({
    name: check.errorOf(`lists.${named.indexOf(list)}.name`) ?? (index === 0 ? check.errorOf('lists') : undefined),
    version: check.errorOf(`lists.${named.indexOf(list)}.version`),
  });
  const setList = (index: number, change: Partial<List>) =>
    set({ lists: lists.map((list, at) => (at === index ? { ...list, ...change } : list)) });
  return (
    <FormDrawer
      title={t('record.title')}
      subtitle={target.name}
      cancelLabel={t('record.cancel')}
      saveLabel={t('record.save')}
      onClose={onClose}
      onCancel={discard}
      onSubmit={send}
      isPending={record.isPending}
      error={record.error}
    >
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1.5 text-13 font-medium">{t('record.lists')}</legend>
        {lists.map((list, index) => (
          <ListRow
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a form have no identity
            key={index}
            list={list}
            errors={listErrors(list, index)}
            onChange={(change) => setList(index, change)}
            {...(lists.length > 1 ? { onRemove: () => set({ lists: lists.filter((_, at) => at !== index) }) } : {})}
          />
        ))}
        <div>
          <Button size="sm" icon="plus" onPress={() => set({ lists: [...lists, emptyList] })}>
            {t('record.add-list')}
          </Button>
        </div>
      </fieldset>
      <DateField
        label={t('record.date')}
        value={runOn}
        onChange={(runOn) => set({ runOn })}
        max={isoToday()}
        error={check.errorOf('runOn')}
      />
      <RadioGroup
        label={t('record.outcome')}
        options={recordedStatuses.map((id) => ({
          id,
          label: t(`statuses:${id}`),
          hint: t(`record.outcome-hints.${id}`),
        }))}
        value={status}
        onChange={(status) => set({ status })}
        error={check.errorOf('status')}
      />
      <TextArea
        label={t('record.reason')}
        hint={t('record.reason-hint')}
        value={reason}
        onChange={(reason) => set({ reason })}
        error={check.errorOf('reason')}
      />
    </FormDrawer>
  );
}

interface ListRowProps {
  list: List;
  errors: { readonly name: string | undefined; readonly version: string | undefined };
  onChange: (change: Partial<List>) => void;
  onRemove?: () => void;
}

function ListRow({ list, errors, onChange, onRemove }: ListRowProps) {
  const { t } = useTranslation('screening');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_156px_32px] items-end gap-2 md:grid-cols-[minmax(0,1fr)_88px_156px_32px]">
      <TextField
        className="max-md:col-span-full"
        label={t('record.list')}
        value={list.name}
        onChange={(name) => onChange({ name })}
        error={errors.name}
      />
      <TextField
        label={t('record.version')}
        value={list.version}
        onChange={(version) => onChange({ version })}
        error={errors.version}
      />
      <DateField
        label={t('record.list-date')}
        value={list.date}
        onChange={(date) => onChange({ date })}
        max={isoToday()}
      />
      {onRemove && <IconButton icon="trash" label={t('record.remove-list', { name: list.name })} onPress={onRemove} />}
    </div>
  );
}
