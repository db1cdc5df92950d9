import { isEmailAddress } from '@dossier/domain/schema';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#i18n/error-text.ts';
import { Banner } from '#ui/banner.tsx';
import { InstitutionMark } from '#ui/institution-mark.tsx';
import { SupportLines } from '#ui/support-lines.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { Block, SaveBar } from './block.tsx';
import { type Organisation, useOrganisation } from './use-organisation.ts';

/** Who helps clients, with the foot of a page as they see it. */
export function SupportSection({ organisation }: { organisation: Organisation }) {
  const { t } = useTranslation('settings');
  const { error: textOf } = useErrorText();
  const form = useOrganisation(organisation, ['supportText', 'supportEmail', 'supportPhone']);
  const { supportText = '', supportEmail = '', supportPhone = '' } = form.values;
  const isReadOnly = !organisation.mayManage;
  const isWrong = supportEmail !== '' && !isEmailAddress(supportEmail);
  return (
    <>
      <Block title={t('support.title')} lead={t('support.lead')}>
        <TextArea
          label={t('support.text')}
          hint={t('support.text-hint')}
          value={supportText}
          onChange={(text) => form.change({ supportText: text.slice(0, 500) })}
          isReadOnly={isReadOnly}
        />
        <div className="grid gap-4 md:grid-cols-2">
          <TextField
            label={t('support.email')}
            type="email"
            value={supportEmail}
            onChange={(text) => form.change({ supportEmail: text.trim() })}
            error={isWrong ? t('support.email-wrong') : undefined}
            isReadOnly={isReadOnly}
          />
          <TextField
            label={t('support.phone')}
            type="tel"
            maxLength={40}
            value={supportPhone}
            onChange={(text) => form.change({ supportPhone: text })}
            isReadOnly={isReadOnly}
          />
        </div>
      </Block>
      <Block title={t('support.preview')} lead={t('support.preview-lead')}>
        <div className="rounded-lg border border-line bg-surface">
          <div className="border-b border-line p-4">
            <InstitutionMark name={organisation.name} logo={organisation.logo} product={organisation.name} />
          </div>
          <div className="p-4">
            <SupportLines support={{ supportText, supportEmail: isWrong ? '' : supportEmail, supportPhone }} />
          </div>
        </div>
      </Block>
      {form.error && (
        <Banner tone="bad" isAlert className="mb-4">
          {textOf(form.error)}
        </Banner>
      )}
      {!isReadOnly && (
        <SaveBar
          isChanged={form.isChanged}
          isValid={!isWrong}
          isPending={form.isPending}
          onUndo={form.undo}
          onSave={form.save}
        />
      )}
    </>
  );
}
