import { kindsOf, maxTemplates, type ReasonKind } from '@dossier/domain/reason-templates';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { view } from '#api/views.ts';
import { useWorkflow } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { focusWhenLost } from '#ui/keep-focus.ts';
import { Loaded } from '#ui/loaded.tsx';
import { UndoLine } from '#ui/undo-line.tsx';
import { openerId, useOpened } from '#ui/use-opened.ts';
import { SettingsBlock } from './block.tsx';
import { TemplateDrawer } from './template-drawer.tsx';
import { type Template, TemplateLine, useTemplateName } from './template-line.tsx';
import type { Organisation } from './use-organisation.ts';

/** The address of a new template of a kind. */
const newOf = (kind: ReasonKind) => `new-${kind}`;

/** The templates of reasons, by the form that offers them. */
export function TemplatesSection({ organisation }: { organisation: Organisation }) {
  const { t } = useTranslation('settings');
  const org = organisation.id;
  const asked = useQuery(view('reason-templates', { org }));
  const [opened, open] = useOpened();
  return (
    <Loaded query={asked} title={t('failed')}>
      {(data) => (
        <>
          <h2 className="text-14 font-semibold">{t('sections.templates')}</h2>
          <p className="mt-1 mb-6 text-13 text-ink-2">{t('templates.lead')}</p>
          {kindsOf(org).map((kind) => (
            <SettingsBlock key={kind} title={t(`templates.kind.${kind}.title`)} lead={t(`templates.kind.${kind}.lead`)}>
              <TemplatesOfKind
                org={org}
                kind={kind}
                templates={data.items.filter((one) => one.kind === kind)}
                mayManage={data.mayManage}
                onEdit={(template) => open(template?.id ?? newOf(kind))}
              />
            </SettingsBlock>
          ))}
          {data.mayManage && <Editing org={org} opened={opened} items={data.items} onClose={() => open(undefined)} />}
        </>
      )}
    </Loaded>
  );
}

interface EditingProps {
  org: string;
  opened: string | undefined;
  items: readonly Template[];
  onClose: () => void;
}

/** The drawer of the template that is open, or of a new one of a kind. */
function Editing({ org, opened, items, onClose }: EditingProps) {
  const template = items.find(({ id }) => id === opened);
  const kind = template?.kind ?? kindsOf(org).find((one) => newOf(one) === opened);
  if (!kind) return null;
  return <TemplateDrawer key={opened} {...{ org, kind, template, onClose }} />;
}

interface OfKindProps {
  org: string;
  kind: ReasonKind;
  templates: readonly Template[];
  mayManage: boolean;
  onEdit: (template?: Template) => void;
}

/** A removed template leaves a line in its place, with which that is undone. */
interface Removed {
  readonly template: Template;
  readonly at: number;
}

function TemplatesOfKind({ org, kind, templates, mayManage, onEdit }: OfKindProps) {
  const { t } = useTranslation('settings');
  const { error: textOf } = useErrorText();
  const nameOf = useTemplateName();
  const order = useWorkflow('order-reason-templates');
  const remove = useWorkflow('remove-reason-template');
  const [removed, setRemoved] = useState<Removed>();
  const focusAdd = () => focusWhenLost(() => document.getElementById(openerId(newOf(kind))));
  const move = (at: number, by: -1 | 1) => {
    const ids = templates.map(({ id }) => id);
    const [id = ''] = ids.splice(at, 1);
    order.mutate({ org, kind, templates: ids.toSpliced(at + by, 0, id) });
  };
  const undo = (template: Template) =>
    remove.mutate(
      { template: template.id, isRemoved: false },
      {
        onSuccess: () => {
          setRemoved(undefined);
          focusAdd();
        },
      },
    );
  const lines = templates.map((template, at) => (
    <TemplateLine
      key={template.id}
      template={template}
      mayManage={mayManage}
      isFirst={at === 0}
      isLast={at === templates.length - 1}
      onMove={(by) => move(at, by)}
      onEdit={() => onEdit(template)}
      onRemove={() =>
        remove.mutate({ template: template.id, isRemoved: true }, { onSuccess: () => setRemoved({ template, at }) })
      }
    />
  ));
  const line = removed && (
    <li key={`removed-${removed.template.id}`}>
      <UndoLine
        title={t('templates.removed', { name: nameOf(removed.template) })}
        onUndo={() => undo(removed.template)}
        onEnd={(hadFocus) => {
          setRemoved(undefined);
          if (hadFocus) focusAdd();
        }}
      />
    </li>
  );
  const shown = line && removed ? lines.toSpliced(removed.at, 0, line) : lines;
  const error = order.error ?? remove.error;
  return (
    <>
      {shown.length === 0 ? (
        <p className="text-13 text-ink-2">{t('templates.none')}</p>
      ) : (
        <ul className="flex flex-col gap-2">{shown}</ul>
      )}
      {error && (
        <Banner tone="bad" isAlert>
          {textOf(error)}
        </Banner>
      )}
      {mayManage && templates.length >= maxTemplates && (
        <p className="text-13 text-ink-2">{t('templates.full', { most: maxTemplates })}</p>
      )}
      {mayManage && templates.length < maxTemplates && (
        <Button
          id={openerId(newOf(kind))}
          icon="plus"
          className="self-start"
          aria-label={t('templates.add-to', { kind: t(`templates.kind.${kind}.title`) })}
          onPress={() => onEdit()}
        >
          {t('templates.add')}
        </Button>
      )}
    </>
  );
}
