import { isEmailAddress } from '@dossier/domain/email-address';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { filterOf, recordList, recordOne } from '#api/records.ts';
import { Button } from '#ui/button.tsx';
import { ComboBox } from '#ui/combo-box.tsx';
import { focusWhenLost } from '#ui/keep-focus.ts';
import { PersonCard } from '#ui/person-card.tsx';
import { useDebounced } from '#ui/use-debounced.ts';
import { ContactDialog, type ContactRow, type ContactStart, contactInputOf } from './contact-dialog.tsx';

interface ContactPickerProps {
  contact: string;
  onChange: (contact: string) => void;
  label: string;
  hint: string;
  error: string | undefined;
  phoneCountry: string;
  /** The draft and its client, under which an unsaved contact is kept. */
  place: string;
}

const shownContacts = 8;
const nameOf = ({ first_name, last_name }: ContactRow) => `${first_name} ${last_name}`;
const detailOf = ({ email, phone }: ContactRow) => [email, phone].filter(Boolean).join(' · ');

/** Selects one of the organisation's contacts, or creates one. */
export function ContactPicker({ contact, onChange, label, hint, error, phoneCountry, place }: ContactPickerProps) {
  const { t } = useTranslation('contacts');
  const [text, setText] = useState('');
  const [dialog, setDialog] = useState<ContactStart>();
  const chosen = useQuery({ ...recordOne('gk_contacts', contact), enabled: contact !== '' });
  const found = useContacts(text, contact === '');
  const row = contact === '' ? undefined : chosen.data;
  const parts = useRef<HTMLDivElement>(null);
  // The search gives way to the card, and the card to the search.
  const choose = (id: string) => {
    onChange(id);
    focusWhenLost(() => parts.current?.querySelector<HTMLElement>('section, input'));
  };
  const done = ({ id }: ContactRow) => {
    setDialog(undefined);
    setText('');
    choose(id);
  };
  return (
    <div ref={parts}>
      {contact !== '' ? (
        <section aria-label={label}>
          <p className="text-13 font-medium">{label}</p>
          <p className="mb-1.5 text-13 text-ink-2">{hint}</p>
          <PersonCard
            name={row ? nameOf(row) : chosen.isError ? t('gone') : '…'}
            detail={row ? detailOf(row) : ''}
            actions={
              <>
                {row && (
                  <Button variant="ghost" icon="pencil" onPress={() => setDialog(contactInputOf(row))}>
                    {t('edit-short')}
                  </Button>
                )}
                <Button onPress={() => choose('')}>{t('another')}</Button>
              </>
            }
          />
        </section>
      ) : (
        <ComboBox
          label={label}
          hint={hint}
          name="contact"
          placeholder={t('placeholder')}
          options={found.rows.map((one) => ({ id: one.id, label: nameOf(one), detail: detailOf(one), icon: 'user' }))}
          text={text}
          onText={setText}
          value=""
          onChange={choose}
          onCreate={(typed) => setDialog(startOf(typed))}
          createLabel={(typed) => t('create', { text: typed })}
          nothingLabel={t('nothing')}
          isLoading={found.isFetching}
          error={error}
          labelEnd={
            <Button variant="ghost" size="sm" icon="user-plus" onPress={() => setDialog(startOf(text))}>
              {t('new')}
            </Button>
          }
        />
      )}
      {dialog && (
        <ContactDialog
          start={dialog}
          phoneCountry={phoneCountry}
          place={place}
          onSaved={done}
          onClose={() => setDialog(undefined)}
        />
      )}
    </div>
  );
}

function useContacts(text: string, isOpen: boolean): { rows: readonly ContactRow[]; isFetching: boolean } {
  const words = useDebounced(text).trim().split(/\s+/).filter(Boolean).slice(0, 3);
  const filter = words
    .map((word) => filterOf('(first_name ~ {:w} || last_name ~ {:w} || email ~ {:w})', { w: word }))
    .join(' && ');
  const query = recordList('gk_contacts', {
    perPage: shownContacts,
    sort: 'last_name,first_name',
    ...(filter === '' ? {} : { filter }),
  });
  const { data, isFetching } = useQuery({ ...query, enabled: isOpen, placeholderData: keepPreviousData });
  return { rows: data?.items ?? [], isFetching };
}

/** The typed text is the address, or first and last name. */
function startOf(typed: string): ContactStart {
  const text = typed.trim();
  const isEmail = isEmailAddress(text);
  const [firstName = '', ...rest] = isEmail ? [] : text.split(/\s+/);
  return { firstName, lastName: rest.join(' '), email: isEmail ? text : '', phone: '' };
}
