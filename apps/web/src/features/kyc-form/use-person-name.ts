import type { KycAnswers } from '@dossier/domain/kyc-form/answers';
import { namesAmong } from '@dossier/domain/kyc-form/names-among';
import { useFormat } from '#i18n/format.ts';

/** Names a person of the people section by id so that it differs from others of the same name; `name` for anyone else. */
export function usePersonName({ people }: Partial<KycAnswers>): (id: string, name: string) => string {
  const { date } = useFormat();
  return namesAmong(people?.people ?? [], date);
}
