import { type Language, languages, languageTable } from '@dossier/domain/languages';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import { userName, useUser } from '#api/use-session.ts';
import { currentLanguage } from '#i18n/setup.ts';
import { usePortal } from '#portals/portal.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { Menu } from '#ui/menu.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { toast } from '#ui/toast.tsx';
import { changeLanguage } from './change-language.ts';
import { navRow } from './nav-row.ts';
import { chooseTheme, themes, useTheme } from './theme.ts';

interface Choice {
  readonly id: string;
  readonly label: string;
}

/** A row that names what is selected and opens the other choices. */
function ChoiceRow(props: {
  icon: IconName;
  name: string;
  choices: readonly Choice[];
  value: string;
  onChoose: (id: string) => void;
}) {
  const { icon, name, choices, value, onChoose } = props;
  return (
    <Menu
      label={name}
      trigger={
        <AriaButton
          className={`${navRow} outline-offset-2 data-focus-visible:outline-2 data-focus-visible:outline-focus`}
        >
          <Icon name={icon} />
          {name}
          <span className="ml-auto text-12 font-normal text-ink-3">
            {choices.find(({ id }) => id === value)?.label}
          </span>
        </AriaButton>
      }
      entries={choices.map(({ id, label }) => ({ id, label, isChosen: id === value, onAction: () => onChoose(id) }))}
    />
  );
}

function LinkRow({ icon, name, href }: { icon: IconName; name: string; href: string | undefined }) {
  if (href === undefined) return null;
  return (
    <TextLink href={href} isPlain className={navRow}>
      <Icon name={icon} />
      {name}
    </TextLink>
  );
}

/** The bottom of a phone's drawer: what the user menu and the language menu have on a wide screen. */
export function DrawerAccount() {
  const { t, i18n } = useTranslation('shell');
  const { links, sidebar } = usePortal();
  const user = useUser();
  const theme = useTheme();
  const hasSettings = sidebar.footer.some(({ href }) => href === links.settings);
  const choose = async (language: Language) => {
    if (!(await changeLanguage(language))) toast.error(i18n.t('shell:switch-failed'));
  };
  return (
    <div className="flex flex-col gap-0.5">
      {!hasSettings && <LinkRow icon="settings" name={t('nav.settings')} href={links.settings} />}
      <LinkRow icon="search-check" name={t('nav.screening-lists')} href={links.lists?.()} />
      <LinkRow icon="help" name={t('nav.support')} href={links.support} />
      <ChoiceRow
        icon="globe"
        name={t('languages')}
        choices={languages.map((id) => ({ id, label: languageTable[id].name }))}
        value={currentLanguage()}
        onChoose={(id) => void choose(id as Language)}
      />
      <ChoiceRow
        icon="moon"
        name={t('theme')}
        choices={themes.map((id) => ({ id, label: t(`themes.${id}`) }))}
        value={theme}
        onChoose={(id) => chooseTheme(id as (typeof themes)[number])}
      />
      {user && (
        <div className="mt-2 flex items-center gap-2.5 border-t border-line px-3 pt-3 pb-1 text-13">
          <Avatar name={userName(user)} tone="accent" />
          <span className="min-w-0">
            <span className="block truncate font-medium">{userName(user)}</span>
            <span className="block truncate text-12 text-ink-3">{String(user['email'] ?? '')}</span>
          </span>
        </div>
      )}
      <LinkRow icon="logout" name={t('logout')} href="/logout" />
    </div>
  );
}
