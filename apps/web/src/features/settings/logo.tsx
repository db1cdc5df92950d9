import { maxLogoBytes } from '@dossier/domain/limits';
import { type ChangeEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useWorkflow, type WorkflowInput } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { Button } from '#ui/button.tsx';
import { Logo as ProductLogo } from '#ui/logo.tsx';
import { toast } from '#ui/toast.tsx';
import type { Organisation } from './use-organisation.ts';

const megabyte = 1024 * 1024;

/** The logo on all client pages. Saved as soon as it is selected. */
export function LogoSetting({ organisation: { id: org, logo, mayManage } }: { organisation: Organisation }) {
  const { t } = useTranslation('settings');
  const { error: textOf } = useErrorText();
  const field = useRef<HTMLInputElement>(null);
  const save = useWorkflow('save-organisation');
  const send = (change: object) =>
    save.mutate({ org, ...change } as WorkflowInput<'save-organisation'>, {
      onSuccess: () => toast.success(t('saved')),
    });
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // Resets the input, so that selecting the same file again triggers a change.
    event.target.value = '';
    if (file) send({ file });
  };
  return (
    <div>
      <div className="flex flex-wrap items-center gap-3 rounded-md border border-line bg-surface p-3">
        <span className="grid size-10 flex-none place-items-center">
          {logo ? (
            <img src={logo} alt={t('organisation.logo.title')} className="size-10 rounded-sm object-contain" />
          ) : (
            <ProductLogo />
          )}
        </span>
        <div className="min-w-0 flex-1 basis-40">
          <p className="text-13 font-medium">{t(logo ? 'organisation.logo.title' : 'organisation.logo.none')}</p>
          <p className="text-12 text-ink-2">{t('organisation.logo.hint', { size: maxLogoBytes / megabyte })}</p>
        </div>
        {mayManage && (
          <>
            <input ref={field} type="file" accept="image/png,image/jpeg" hidden onChange={choose} />
            {logo && (
              <Button size="sm" onPress={() => send({ logo: '' })} isDisabled={save.isPending}>
                {t('organisation.logo.remove')}
              </Button>
            )}
            <Button size="sm" icon="upload" onPress={() => field.current?.click()} isPending={save.isPending}>
              {t(logo ? 'organisation.logo.replace' : 'organisation.logo.choose')}
            </Button>
          </>
        )}
      </div>
      {save.error && (
        <p role="alert" className="mt-1.5 text-13 font-medium text-bad-ink">
          {textOf(save.error)}
        </p>
      )}
    </div>
  );
}
