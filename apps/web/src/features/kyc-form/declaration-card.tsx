import {
  currentDeclaration,
  type Declaration,
  declarantOf,
  declarationParagraphs,
} from '@dossier/domain/kyc-form/declaration';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '#api/use-session.ts';
import { useFormat } from '#i18n/format.ts';
import { TextLink } from '#ui/text-link.tsx';
import { useForm } from './form-context.ts';

/** The declaration that is agreed to by sending the form: who sends it, and the text with its version. */
export function DeclarationCard({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('declaration');
  const format = useFormat();
  const { form, kyc, links } = useForm();
  const user = useUser();
  const email = String(user?.['email'] ?? '');
  const text = declarationParagraphs(kyc, form.org.name).map(({ key, values }) => String(t(key, values)));
  const { version, date } = currentDeclaration;
  return (
    <Frame
      text={text}
      facts={[
        [t('text'), t('version', { version, date: format.date(date) })],
        [t('name'), t('name-email', { name: declarantOf(kyc).name, email })],
        [t('time'), t('time-later')],
      ]}
    >
      <p className="mt-2 text-14 text-ink-2">
        {t('not-you')}{' '}
        <TextLink href={links.step('contact')} className="client:inline-block client:py-2.5">
          {t('change')}
        </TextLink>
      </p>
      {children}
    </Frame>
  );
}

/** The declaration as it was agreed to. */
export function AgreedDeclaration({ declaration }: { declaration: Declaration }) {
  const { t, i18n } = useTranslation('declaration');
  const format = useFormat();
  const { version, date, name, email, at, type, signIn } = declaration;
  const language = new Intl.DisplayNames([i18n.language], { type: 'language' }).of(declaration.language) ?? '';
  const how = signIn && { ...signIn, moment: format.dateTime(signIn.at) };
  const signedIn = how ? t(`signed-in.${how.method}`, how) : t('signed-in.unknown');
  return (
    <Frame
      text={declaration.text}
      facts={[
        [t('agreed-by'), t('name-email', { name, email })],
        [t('time'), format.exactTime(at)],
        [t('signed-in-by'), signedIn],
        [t('text'), t(`text-of.${type}`, { version, date: format.date(date), language })],
      ]}
    >
      <p className="mt-2 text-14 text-ink-2">{t('not-qualified')}</p>
    </Frame>
  );
}

interface FrameProps {
  readonly text: readonly string[];
  readonly facts: readonly (readonly [string, string])[];
  readonly children: ReactNode;
}

function Frame({ text, facts, children }: FrameProps) {
  const { t } = useTranslation('declaration');
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="mb-3 text-20 font-semibold">
        {t('title')}
      </h2>
      <div className="rounded-lg border border-line-strong bg-surface p-4">
        <div id="declaration-text">
          {text.map((paragraph) => (
            <p key={paragraph} className="mt-2 [overflow-wrap:anywhere] first:mt-0">
              {paragraph}
            </p>
          ))}
        </div>
        <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-14 max-[359px]:grid-cols-1">
          {facts.map(([term, value]) => (
            <div key={term} className="contents">
              <dt className="text-ink-2">{term}</dt>
              <dd className="[overflow-wrap:anywhere]">{value}</dd>
            </div>
          ))}
        </dl>
        {children}
      </div>
    </section>
  );
}
