import { askClient } from '@dossier/domain/contracts/workflows/ask-client';
import type { DocumentKind } from '@dossier/domain/documents';
import type { ReasonChoice } from '@dossier/domain/reason-templates';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKept } from '#api/use-kept.ts';
import { useReasonChoices } from '#api/use-reason-choices.ts';
import { useWorkflow } from '#api/workflows.ts';
import { useFormCheck } from '#i18n/use-form-check.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { FormDrawer } from '#ui/form-drawer.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import { ReasonPicker } from '#ui/reason-picker.tsx';
import { Tag } from '#ui/tag.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { toast } from '#ui/toast.tsx';
import { type CorrectionItem, correctionItems, itemIcons, sectionName } from './correction-items.ts';
import type { EntityFile } from './entity-context.ts';

interface Asked {
  readonly target: string;
  readonly text: string;
}

/** Rejected documents must be provided again: they are preselected, both sides of a card as one item. */
function firstItems({ documents }: EntityFile): Asked[] {
  const rejected = documents.open ? documents.value.filter((row) => row.verification === 'rejected') : [];
  const reasons = new Map<string, readonly string[]>();
  for (const { kind, owner, reason } of rejected) {
    const target = `document:${kind}:${owner}`;
    reasons.set(target, [...new Set([...(reasons.get(target) ?? []), reason])]);
  }
  return [...reasons].map(([target, texts]) => ({ target, text: texts.join('\n') }));
}

export function AskClientDrawer({ entity, onClose }: { entity: EntityFile; onClose: () => void }) {
  const { t } = useTranslation('entity');
  const ask = useWorkflow('ask-client');
  const [asked, setAsked, forget] = useKept<readonly Asked[]>(`ask-client:${entity.request.id}`, firstItems(entity));
  const items = new Map(correctionItems(entity).map((item) => [item.target, item]));
  const known = asked.filter(({ target }) => items.has(target));
  const done = () => {
    forget();
    toast.success(t('ask.done'));
    onClose();
  };
  const input = { request: entity.request.id, corrections: known };
  const check = useFormCheck(askClient.input, input, { isImmediate: true });
  const [attempt, setAttempt] = useState(0);
  const nameOf = useItemName();
  const choices = {
    document: useReasonChoices('reject-document', entity.request.id),
    answer: useReasonChoices('ask-client', entity.request.id),
  };
  const errorOf = (index: number, { target, text }: Asked): string | undefined => {
    if (text.trim() !== '') return check.errorOf(`corrections.${index}.text`);
    const item = items.get(target);
    return attempt > 0 && item ? t('ask.text-missing', { name: nameOf(item) }) : undefined;
  };
  const errors = known.flatMap((one, index) => {
    const message = errorOf(index, one);
    return message === undefined ? [] : [{ field: textName(one.target), message }];
  });
  const send = () => {
    setAttempt(attempt + 1);
    check.submit((valid) => ask.mutate(valid, { onSuccess: done }));
  };
  const who = entity.contact ? `${entity.contact.firstName} ${entity.contact.lastName}` : entity.subject.name;
  return (
    <FormDrawer
      title={t('ask.title')}
      subtitle={t('ask.subtitle', { name: entity.subject.name, who })}
      note={t('ask.becomes')}
      cancelLabel={t('ask.cancel')}
      saveLabel={t('ask.send', { count: known.length })}
      saveIcon="send"
      problem={attempt > 0 && known.length === 0 ? check.errorOf('corrections') : undefined}
      onClose={onClose}
      onSubmit={send}
      isPending={ask.isPending}
      error={ask.error}
    >
      {attempt > 0 && <ErrorSummary errors={errors} attempt={attempt} />}
      <div>
        <div className="flex items-center gap-2 text-13">
          <h3 className="text-14 font-semibold">{t('ask.items')}</h3>
          <span className="text-ink-3">{known.length}</span>
          <span className="ml-auto flex items-center gap-1.5 text-ink-2">
            <Icon name="cloud" />
            {t('ask.kept')}
          </span>
        </div>
        <ul className="mt-2 flex flex-col gap-2">
          {known.map(({ target, text }, index) => {
            const item = items.get(target);
            return item ? (
              <AskedItem
                key={target}
                item={item}
                text={text}
                error={errorOf(index, { target, text })}
                choices={item.kind === 'document' ? choices.document : choices.answer}
                onText={(typed) =>
                  setAsked(asked.map((one) => (one.target === target ? { target, text: typed } : one)))
                }
                onRemove={() => setAsked(asked.filter((one) => one.target !== target))}
              />
            ) : null;
          })}
        </ul>
        <AddItem
          items={[...items.values()].filter(({ target }) => !asked.some((one) => one.target === target))}
          onAdd={(target) => setAsked([...asked, { target, text: '' }])}
        />
      </div>
      <Banner tone="warn" icon="eye">
        {t('ask.warning')} <strong className="font-semibold">{t('ask.law')}</strong> {t('ask.never')}
      </Banner>
    </FormDrawer>
  );
}

/** Name of the field with the text for an item. */
const textName = (target: string) => `text-${target}`;

function useItemName() {
  const { t } = useTranslation(['entity', 'document-kinds', 'kyc-form']);
  return (item: CorrectionItem): string => {
    if (item.kind === 'section') return t(sectionName(item.section));
    if (item.kind === 'person') return item.name;
    return `${t(`document-kinds:${item.documentKind as DocumentKind}`)}, ${item.owner}`;
  };
}

interface AskedItemProps {
  item: CorrectionItem;
  text: string;
  error: string | undefined;
  choices: readonly ReasonChoice[];
  onText: (text: string) => void;
  onRemove: () => void;
}

function AskedItem({ item, text, error, choices, onText, onRemove }: AskedItemProps) {
  const { t } = useTranslation('entity');
  const name = useItemName()(item);
  return (
    <li className="rounded-md border border-line-strong p-3">
      <div className="mb-2 flex items-center gap-2 text-13">
        <Icon name={itemIcons[item.kind]} className="text-ink-2" />
        <span className="min-w-0 flex-1 font-medium">{name}</span>
        <Tag>{t(`ask.kind.${item.kind}`)}</Tag>
        <IconButton icon="trash" size="sm" label={t('ask.remove', { name })} onPress={onRemove} />
      </div>
      <ReasonPicker className="mb-2" choices={choices} value={text} onChange={onText} />
      <TextArea
        label={t('ask.text')}
        name={textName(item.target)}
        value={text}
        onChange={onText}
        error={error}
        rows={2}
      />
    </li>
  );
}

function AddItem({ items, onAdd }: { items: readonly CorrectionItem[]; onAdd: (target: string) => void }) {
  const { t } = useTranslation('entity');
  const nameOf = useItemName();
  const group = (kind: CorrectionItem['kind']) => ({
    id: kind,
    heading: t(`ask.kind.${kind}`),
    entries: items
      .filter((item) => item.kind === kind)
      .map((item) => ({
        id: item.target,
        label: nameOf(item),
        icon: itemIcons[kind],
        onAction: () => onAdd(item.target),
      })),
  });
  const groups = (['section', 'document', 'person'] as const).map(group).filter(({ entries }) => entries.length > 0);
  return (
    <div className="mt-3 flex items-center gap-2 text-13 text-ink-2">
      <Menu
        label={t('ask.add')}
        placement="bottom start"
        trigger={
          <Button icon="plus" isDisabled={groups.length === 0}>
            {t('ask.add')}
          </Button>
        }
        entries={groups}
      />
      {t('ask.add-hint')}
    </div>
  );
}
