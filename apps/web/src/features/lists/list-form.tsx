import { saveList } from '@dossier/domain/contracts/workflows/save-list';
import { type KnownListName, knownListNames, knownLists } from '@dossier/domain/known-lists';
import { listFormats, listKinds, listSchedules } from '@dossier/domain/screening';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeptForm } from '#api/use-kept-form.ts';
import { useWorkflow } from '#api/workflows.ts';
import { useFormCheck } from '#i18n/use-form-check.ts';
import { Banner } from '#ui/banner.tsx';
import { FormDrawer } from '#ui/form-drawer.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import type { List } from './use-list-texts.ts';

interface ListFormProps {
  /** The list to change; none for a new one. */
  list?: List;
  onSaved: (list: string) => void;
  onClose: () => void;
}

interface Values extends Pick<List, 'name' | 'kind' | 'address' | 'schedule'> {
  readonly format: List['format'] | '';
}

const blank: Values = { name: '', kind: 'sanctions', format: '', address: '', schedule: 'off' };

const valuesOf = ({ name, kind, format, address, schedule }: List): Values => ({
  name,
  kind,
  format,
  address,
  schedule,
});

/** Name, kind and format of a list, and the address from which it may be fetched. */
export function ListForm({ list, onSaved, onClose }: ListFormProps) {
  const { t } = useTranslation('screening-lists');
  const { values, change, end } = useKeptForm(`list:${list?.id ?? 'new'}`, list ? valuesOf(list) : blank, onClose);
  const save = useWorkflow('save-list');
  const { name, kind, format, address, schedule } = values;
  const input = { ...(list ? { list: list.id } : {}), name, kind, format, address, schedule };
  const check = useFormCheck(saveList.input, input);
  const done = ({ list: id }: { list: string }) => {
    toast.success(t('form.saved'));
    end();
    onSaved(id);
  };
  const send = () => check.submit((valid) => save.mutate(valid, { onSuccess: done }));
  const isFixed = list?.loads.some(({ state }) => state === 'done') === true;
  return (
    <FormDrawer
      title={t(list ? 'form.edit' : 'form.new')}
      subtitle={list?.name}
      cancelLabel={t('form.cancel')}
      saveLabel={t('form.save')}
      onClose={onClose}
      onCancel={end}
      onSubmit={send}
      isPending={save.isPending}
      error={save.error}
    >
      {!list && <KnownLists onChoose={(known) => change({ ...blank, ...known })} />}
      <TextField
        label={t('form.name')}
        hint={t('form.name-hint')}
        value={name}
        onChange={(text) => change({ name: text })}
        error={check.errorOf('name')}
      />
      <RadioGroup
        label={t('form.kind')}
        look="cards"
        columns={2}
        options={listKinds.map((id) => ({ id, label: t(`kinds.${id}`), hint: t(`form.kind-hint.${id}`) }))}
        value={kind}
        onChange={(kind) => change({ kind })}
        isDisabled={isFixed}
      />
      <Select
        label={t('form.format')}
        hint={isFixed ? t('form.format-fixed') : undefined}
        placeholder={t('form.choose')}
        options={listFormats.map((id) => ({ id, label: t(`formats.${id}`) }))}
        value={format}
        onChange={(format) => change({ format })}
        isDisabled={isFixed}
        error={check.errorOf('format')}
      />
      <TextField
        label={t('form.address')}
        hint={t('form.address-hint')}
        type="url"
        inputMode="url"
        value={address}
        onChange={(text) => change({ address: text })}
        error={check.errorOf('address')}
      />
      <RadioGroup
        label={t('form.schedule')}
        options={listSchedules.map((id) => ({ id, label: t(`schedules.${id}`) }))}
        value={schedule}
        onChange={(schedule) => change({ schedule })}
      />
      <Banner tone={schedule === 'off' ? 'idle' : 'warn'} icon="globe">
        {t('form.outbound')}
      </Banner>
    </FormDrawer>
  );
}

/** Fills the form with a list that most institutions use; everything can be changed. */
function KnownLists({ onChoose }: { onChoose: (values: Partial<Values>) => void }) {
  const { t } = useTranslation('screening-lists');
  const [chosen, setChosen] = useState<KnownListName | 'none'>('none');
  const known = chosen === 'none' ? undefined : knownLists[chosen];
  const choose = (name: KnownListName | 'none') => {
    setChosen(name);
    if (name === 'none') return onChoose({});
    const { kind, format, address } = knownLists[name];
    onChoose({ name: t(`form.known.names.${name}`), kind, format, address });
  };
  return (
    <div>
      <Select
        label={t('form.known.title')}
        options={[
          { id: 'none', label: t('form.known.none') },
          ...knownListNames.map((id) => ({ id, label: t(`form.known.names.${id}`) })),
        ]}
        value={chosen}
        onChange={choose}
      />
      {known && (
        <p className="mt-1.5 text-13 text-ink-2">
          {t(known.address === '' ? 'form.known.by-file' : 'form.known.by-address')}{' '}
          <a href={known.page} target="_blank" rel="noreferrer">
            {t('form.known.page')}
          </a>
        </p>
      )}
    </div>
  );
}
