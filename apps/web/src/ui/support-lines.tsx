import { type Language, resolveLanguage, textIn } from '@dossier/domain/languages';
import { useTranslation } from 'react-i18next';
import { Icon } from './icon.tsx';

export interface Support {
  readonly supportTexts: Readonly<Partial<Record<Language, string>>>;
  readonly supportEmail: string;
  readonly supportPhone: string;
}

/** The support contact: text, e-mail link and telephone link. Missing ones are not shown. */
export function SupportLines({
  support,
  isWithIcons = false,
  fallback,
}: {
  support: Support | undefined;
  isWithIcons?: boolean;
  fallback?: string;
}) {
  const { i18n } = useTranslation();
  const { supportTexts = {}, supportEmail = '', supportPhone = '' } = support ?? {};
  const text = textIn(resolveLanguage(i18n.language), supportTexts) || fallback;
  const line = 'inline-flex items-center gap-1.5 client:min-h-11';
  return (
    <div className="flex flex-col gap-2 text-13 text-ink-2 client:gap-0 client:text-14">
      {text && <p>{text}</p>}
      <p className="flex flex-wrap gap-x-5 gap-y-1 client:gap-y-0">
        {supportEmail && (
          <a href={`mailto:${supportEmail}`} className={line}>
            {isWithIcons && <Icon name="mail" />}
            {supportEmail}
          </a>
        )}
        {supportPhone && (
          <a href={`tel:${supportPhone.replace(/[^+\d]/g, '')}`} className={line}>
            {isWithIcons && <Icon name="phone" />}
            {supportPhone}
          </a>
        )}
      </p>
    </div>
  );
}
