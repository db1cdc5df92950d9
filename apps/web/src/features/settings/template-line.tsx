import { resolveLanguage } from '@dossier/domain/languages';
import { useTranslation } from 'react-i18next';
import type { ViewAnswer } from '#api/views.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { openerId } from '#ui/use-opened.ts';

export type Template = ViewAnswer<'reason-templates'>['items'][number];

/** The name of a template in the language of the page. */
export function useTemplateName() {
  const { i18n } = useTranslation('settings');
  const language = resolveLanguage(i18n.language);
  return ({ texts }: Template): string => texts[language].name;
}

interface TemplateLineProps {
  template: Template;
  mayManage: boolean;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** One template with its text in the language of the page. */
export function TemplateLine({ template, mayManage, isFirst, isLast, onMove, onEdit, onRemove }: TemplateLineProps) {
  const { t, i18n } = useTranslation('settings');
  const name = useTemplateName()(template);
  const { text } = template.texts[resolveLanguage(i18n.language)];
  return (
    <li className="flex flex-wrap items-start gap-x-2 gap-y-1 rounded-md border border-line bg-surface py-2 pr-2 pl-3">
      <div className="min-w-0 flex-1 basis-52">
        <p className="text-14 font-medium [overflow-wrap:anywhere]">{name}</p>
        <p className="text-13 whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">{text}</p>
      </div>
      {mayManage && (
        <div className="flex gap-0.5">
          <IconButton
            icon="arrow-up"
            size="sm"
            label={t('templates.up-of', { name })}
            isDisabled={isFirst}
            onPress={() => onMove(-1)}
          />
          <IconButton
            icon="arrow-down"
            size="sm"
            label={t('templates.down-of', { name })}
            isDisabled={isLast}
            onPress={() => onMove(1)}
          />
          <IconButton
            id={openerId(template.id)}
            icon="pencil"
            size="sm"
            label={t('templates.edit-of', { name })}
            onPress={onEdit}
          />
          <IconButton icon="trash" size="sm" label={t('templates.remove-of', { name })} onPress={onRemove} />
        </div>
      )}
    </li>
  );
}
