import { checkAccent } from '@dossier/domain/accent';
import { acceptedFiles } from '@dossier/domain/documents';
import { type Language, languages } from '@dossier/domain/languages';
import { accept, type Result, refuse } from '@dossier/domain/result';
import { type DueTargets, dueStepsOf } from '@dossier/domain/turns';
import { NewFile, newId } from '@dossier/records';
import { canViewOrganisation, maySetTimes } from '../case/staff.ts';
import { gkOrg } from '../collections/gk_org.ts';
import { supportTextField } from '../collections/support-texts.ts';
import { examineUpload } from '../documents/examine-upload.ts';
import type { PrepareContext } from '../runtime/workflow-context.ts';
import { announceRequiredFactor } from '../sign-in/announce-required.ts';
import { defineWorkflow } from './workflow.ts';

/** A logo in the file store to which no row refers yet. */
type Prepared = { readonly logo: NewFile; readonly key: string } | null;

/**
 * Saves the details of an institution (an admin its own, a lead any) or of the desk (a lead). An accent colour without
 * sufficient contrast to white text is refused.
 */
export const saveOrganisation = defineWorkflow('save-organisation', {
  prepare: (context, { org }) => storeLogo(context, org),
  async discard({ ports }, prepared) {
    if (prepared) await ports.files.delete(prepared.key);
  },
  async run({ records, actor, prepared }, { org, accent, logo, requiresFactor, reminders, dueTargets, ...input }) {
    if (!canViewOrganisation(actor, org)) return refuse('not-found');
    if ((reminders || dueTargets) && !maySetTimes(actor, org)) return refuse('not-allowed');
    if (accent) {
      const checked = checkAccent(accent);
      if (!checked.ok) return refuse('accent-too-light', { contrast: checked.contrast, nearest: checked.nearest });
    }
    const common = given({
      name: input.name,
      ...supportTextColumns(input.supportTexts),
      support_email: input.supportEmail,
      support_phone: input.supportPhone,
    });
    const policy = requiresFactor === undefined ? {} : { requires_factor: requiresFactor };
    if (requiresFactor) await announceRequiredFactor(records, org);
    if (org === '') {
      const desk = await records.first('desk', '');
      if (!desk) return refuse('not-found');
      const times = timesOf(desk.due_targets, { dueTargets, side: 'desk' });
      await records.update('desk', desk.id, { ...common, ...policy, ...times });
      return accept({ org });
    }
    const institution = await records.get('gk_org', org);
    if (!institution) return refuse('not-found');
    const times = {
      ...timesOf(institution.due_targets, { dueTargets, side: 'institution' }),
      ...(reminders && { reminder_policy: reminders }),
    };
    const ofInstitution = given({ sector: input.sector, accent, default_language: input.defaultLanguage, logo });
    const file = prepared ? { logo: prepared.logo as never } : {};
    await records.update(
      'gk_org',
      org,
      { ...common, ...policy, ...times, ...ofInstitution, ...file },
      { via: 'program' },
    );
    return accept({ org });
  },
});

interface GivenTargets {
  readonly dueTargets: Partial<DueTargets> | undefined;
  readonly side: 'desk' | 'institution';
}

/** The targets of this side, in addition to the stored ones. */
function timesOf(stored: Partial<DueTargets> | null, { dueTargets, side }: GivenTargets) {
  if (!dueTargets) return {};
  const own = dueStepsOf(side).flatMap((step) => {
    const days = dueTargets[step];
    return days === undefined ? [] : [[step, days] as const];
  });
  return { due_targets: { ...stored, ...Object.fromEntries(own) } };
}

/** Stores the logo of an institution, a PNG or JPEG by its content, under a generated name. The desk has none. */
async function storeLogo(context: PrepareContext, org: string): Promise<Result<Prepared>> {
  const { actor, ports, uploads } = context;
  const [upload] = uploads;
  if (!upload) return accept(null);
  if (org === '' || !canViewOrganisation(actor, org)) return refuse('not-found');
  const found = await examineUpload(context, upload);
  if (!found.ok) return found;
  // Clients see a logo as soon as it is saved, and it can wait.
  if (found.value.scan?.result === 'not-scanned') return refuse('scanner-unavailable');
  const { mediaType } = found.value;
  if (mediaType === 'application/pdf')
    return refuse('file-type-not-accepted', { name: upload.name, types: 'JPG, PNG' });
  const storedName = `${newId()}${acceptedFiles[mediaType].extension}`;
  const key = `${gkOrg.id}/${org}/${storedName}`;
  await ports.files.put(key, upload);
  return accept({
    key,
    logo: new NewFile({ originalName: upload.name, storedName, mimeType: mediaType, content: upload }),
  });
}

function supportTextColumns(
  texts: Readonly<Partial<Record<Language, string>>> = {},
): Record<string, string | undefined> {
  return Object.fromEntries(languages.map((language) => [supportTextField(language), texts[language]]));
}

/** Omits the values that the input does not contain. */
function given(values: Record<string, string | undefined>): Record<string, string> {
  const entries = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return Object.fromEntries(entries);
}
