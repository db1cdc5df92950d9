import type { IdentityKind } from '@dossier/domain/kyc-form/answers';
import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/icon.tsx';

const tips = [
  ['id', 'corners'],
  ['sun', 'light'],
  ['zoom-in', 'sharp'],
] as const;

/** What a good photo of an identity document is for and needs, before the camera of the phone covers the page. */
export function PhotoHelp({ kind }: { kind: IdentityKind | undefined }) {
  const { t } = useTranslation(['file-intake', 'identity-reading']);
  const isPage = kind === undefined || kind === 'passport';
  return (
    <section aria-label={t('help.title')} className="flex flex-col gap-4">
      <div>
        <h3 className="font-semibold">{t(`help.titles.${kind ?? 'document'}`)}</h3>
        {/* A driving licence has no lines that are read. */}
        {kind !== 'driving_licence' && <p className="text-ink-2">{t('help.lead')}</p>}
      </div>
      <Drawing isPage={isPage} />
      <ul className="flex flex-col gap-2">
        {tips.map(([icon, tip]) => (
          <li key={tip} className="flex gap-3">
            <Icon name={icon} className="mt-1 flex-none text-accent-ink" />
            {t(tip === 'corners' && isPage ? 'help.corners-page' : `help.${tip}`)}
          </li>
        ))}
      </ul>
      <p className="flex gap-3 rounded-md border border-line bg-sunken p-3 text-14 text-ink-2">
        <Icon name="lock" className="mt-0.5 flex-none" />
        <span>
          {t('identity-reading:privacy')} {t('help.type')}
        </span>
      </p>
    </section>
  );
}

const corners = [
  'top-0 left-0 border-t-2 border-l-2',
  'top-0 right-0 border-t-2 border-r-2',
  'bottom-0 left-0 border-b-2 border-l-2',
  'right-0 bottom-0 border-r-2 border-b-2',
] as const;

/** A document with all its corners in view. */
function Drawing({ isPage }: { isPage: boolean }) {
  return (
    <div aria-hidden="true" className="rounded-lg border border-line bg-surface p-4">
      <div className="relative mx-auto max-w-72 p-3">
        {corners.map((corner) => (
          <span key={corner} className={`absolute size-5 border-accent-ink ${corner}`} />
        ))}
        <div className="flex flex-col gap-3 rounded-md border border-line-field p-3">
          <div className="flex gap-3">
            <span className="grid h-20 w-16 flex-none place-items-center rounded-sm bg-sunken text-ink-2">
              <Icon name="user" size={24} />
            </span>
            <span className="flex flex-1 flex-col gap-2 pt-1">
              {['w-1/3', 'w-4/5', 'w-1/4', 'w-3/5'].map((width) => (
                <span key={width} className={`h-1.5 rounded-full bg-line-field ${width}`} />
              ))}
            </span>
          </div>
          {isPage && (
            <span className="overflow-hidden rounded-sm border border-accent-ink bg-accent-soft px-2 py-1 font-mono text-12 leading-5 whitespace-nowrap">
              {'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<'}
              <br />
              {'L898902C36UTO7408122F1204159ZE184226B<<<<<10'}
            </span>
          )}
        </div>
      </div>
    </div>
  );
}
