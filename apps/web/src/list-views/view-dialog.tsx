import { viewName } from '@dossier/domain/contracts/shared/list-view';
import { type FormEvent, type Ref, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWorkflow } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useTextInput } from '#i18n/use-form-check.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Confirm } from '#ui/confirm.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { focusWhenLost } from '#ui/keep-focus.ts';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { type ListViewState, viewsButtonId } from './use-list-view.ts';

interface ViewDialogProps {
  state: ListViewState;
  isNew: boolean;
  isDesk: boolean;
  onClose: () => void;
}

/** Names, shares and deletes a view, and makes it the one that opens. */
export function ViewDialog({ state, isNew, isDesk, onClose }: ViewDialogProps) {
  const { t } = useTranslation('list-views');
  const { error: textOf } = useErrorText();
  const form = useId();
  const { current: open, standard } = state;
  const save = useWorkflow('save-list-view');
  const setStandard = useWorkflow('set-list-standard');
  const current = isNew ? undefined : open;
  const name = useTextInput(viewName, current?.name ?? '');
  const [isShared, setShared] = useState(current?.isShared ?? false);
  const [opens, setOpens] = useState(current !== undefined && current.id === standard.view);
  const [isDeleting, setDeleting] = useState(false);
  const [isPressed, setPressed] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const isFixed = current?.mayChange === false;
  const close = () => {
    onClose();
    focusWhenLost(() => document.getElementById(viewsButtonId));
  };
  const error = save.error ?? setStandard.error;

  const store = async (): Promise<string> => {
    if (current && isFixed) return current.id;
    // Sharing and renaming keep what was saved; what is shown is saved by its own action.
    const kept = current ? { ...state.content, search: current.search, columns: current.columns } : state.content;
    const of = current ? { view: { id: current.id, revision: current.revision } } : {};
    return (await save.mutateAsync({ ...kept, ...of, name: name.value, isShared })).view;
  };
  const submit = async () => {
    if (!isFixed && !name.isValid) {
      setPressed(true);
      nameField.current?.focus();
      return;
    }
    try {
      const id = await store();
      const first = opens ? id : standard.view === id ? '' : standard.view;
      if (first !== standard.view) await setStandard.mutateAsync({ ...standard, list: state.list, view: first });
      if (isNew) state.afterSave(id);
      toast.success(t('saved'));
      close();
    } catch {
      // The dialog shows the reason.
    }
  };
  if (isDeleting && current)
    return <DeleteView state={state} view={current} onKeep={() => setDeleting(false)} onGone={close} />;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      title={current ? t('dialog.edit', { name: current.name }) : t('dialog.new')}
      footer={
        <>
          {current && !isFixed && (
            <Button size="lg" variant="danger-quiet" icon="trash" className="mr-auto" onPress={() => setDeleting(true)}>
              {t('dialog.delete')}
            </Button>
          )}
          <Button size="lg" onPress={close}>
            {t('dialog.cancel')}
          </Button>
          <Button
            size="lg"
            variant="primary"
            type="submit"
            form={form}
            isPending={save.isPending || setStandard.isPending}
          >
            {t('dialog.save')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className="mt-3 flex flex-col gap-4 text-ink"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void submit();
        }}
      >
        {!isFixed && (
          <>
            <NamePart isNew={isNew} name={name} isPressed={isPressed} nameRef={nameField} />
            <ShareBox isDesk={isDesk} isShared={isShared} onChange={setShared} />
          </>
        )}
        <Checkbox isSelected={opens} onChange={setOpens} hint={t('dialog.opens-hint')}>
          {t('dialog.opens')}
        </Checkbox>
        {error && <Banner tone="bad" isAlert title={textOf(error)} />}
      </form>
    </Dialog>
  );
}

interface NamePartProps {
  isNew: boolean;
  name: ReturnType<typeof useTextInput>;
  /** Save was pressed before there was a name. */
  isPressed: boolean;
  nameRef: Ref<HTMLInputElement>;
}

/** What a new view stores, and its name. */
function NamePart({ isNew, name, isPressed, nameRef }: NamePartProps) {
  const { t } = useTranslation('list-views');
  const missing = isPressed && name.value === '' ? t('dialog.name-missing') : undefined;
  return (
    <>
      {isNew && <p className="text-13 text-ink-2">{t('dialog.what')}</p>}
      <TextField ref={nameRef} label={t('dialog.name')} autoFocus {...name.field} error={name.field.error ?? missing} />
    </>
  );
}

interface ShareBoxProps {
  isDesk: boolean;
  isShared: boolean;
  onChange: (isShared: boolean) => void;
}

function ShareBox({ isDesk, isShared, onChange }: ShareBoxProps) {
  const { t } = useTranslation('list-views');
  const managers = t(isDesk ? 'dialog.managers-desk' : 'dialog.managers-office');
  return (
    <Checkbox isSelected={isShared} onChange={onChange} hint={t('dialog.share-hint', { managers })}>
      {t(isDesk ? 'dialog.share-desk' : 'dialog.share-office')}
    </Checkbox>
  );
}

interface DeleteViewProps {
  state: ListViewState;
  view: NonNullable<ListViewState['current']>;
  onKeep: () => void;
  onGone: () => void;
}

function DeleteView({ state, view, onKeep, onGone }: DeleteViewProps) {
  const { t } = useTranslation('list-views');
  const { error: textOf } = useErrorText();
  const remove = useWorkflow('remove-list-view');
  const confirm = () =>
    remove.mutate(
      { view: view.id },
      {
        onSuccess: () => {
          // What is shown stays.
          state.leave();
          toast.success(t('deleted'));
          onGone();
        },
      },
    );
  return (
    <Confirm
      isOpen
      title={t('delete.title', { name: view.name })}
      confirmLabel={t('delete.confirm')}
      cancelLabel={t('delete.keep')}
      onCancel={onKeep}
      onConfirm={confirm}
      isPending={remove.isPending}
      error={remove.error ? textOf(remove.error) : undefined}
    >
      <p>{t(view.isShared ? 'delete.shared' : 'delete.own')}</p>
    </Confirm>
  );
}
