import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { importRegistryFile } from './import-file.ts';
import type { RegistryCompany } from './registry.ts';

// Invented companies in the golden copy's format. Their identifiers have valid check digits, because the importer
// verifies them.
const kade = {
  LEI: { $: '9845DOSSIERTEST00159' },
  Entity: {
    LegalName: { '@xml:lang': 'nl', $: "Kade  \\'t Zand B.V." },
    OtherEntityNames: { OtherEntityName: { '@type': 'TRADING_OR_OPERATING_NAME', $: 'Kadezand {online}' } },
    TransliteratedOtherEntityNames: { TransliteratedOtherEntityName: [{ $: 'KADE T ZAND BV' }, { $: 'KADE ZAND' }] },
    LegalAddress: {
      FirstAddressLine: { $: 'Zandkade 12-a' },
      City: { $: 'Utrecht' },
      Country: { $: 'NL' },
      PostalCode: { $: '3500 AA' },
    },
    RegistrationAuthority: {
      RegistrationAuthorityID: { $: 'RA000463' },
      RegistrationAuthorityEntityID: { $: '46.000.001' },
    },
    EntityCategory: { $: 'GENERAL' },
    LegalForm: { EntityLegalFormCode: { $: '54M6' } },
    EntityStatus: { $: 'ACTIVE' },
    EntityCreationDate: { $: '2017-05-03T08:00:00+02:00' },
  },
  Registration: { RegistrationStatus: { $: 'ISSUED' } },
};
const change = (lei: string, entity: Record<string, unknown>) => ({
  ...kade,
  LEI: { $: lei },
  Entity: { ...kade.Entity, ...entity },
});

const records = {
  kade,
  noRegister: change('9845DOSSIERTEST00256', {
    LegalName: { $: 'Fonds Zandkade' },
    RegistrationAuthority: { RegistrationAuthorityID: { $: 'RA999999' } },
    LegalForm: { EntityLegalFormCode: { $: '8888' }, OtherLegalForm: { $: 'Fonds sui generis' } },
    EntityStatus: { $: 'INACTIVE' },
  }),
  branch: change('9845DOSSIERTEST00353', {
    LegalName: { $: 'Zandkade, vestiging' },
    EntityCategory: { $: 'BRANCH' },
    RegistrationAuthority: {
      RegistrationAuthorityID: { $: 'RA000463' },
      RegistrationAuthorityEntityID: { $: '46000003' },
    },
  }),
  outside: change('9845DOSSIERTEST00450', { LegalAddress: { Country: { $: 'US' } } }),
  nameless: change('9845DOSSIERTEST00547', { LegalName: { $: ' ' } }),
  wrongLei: change('9845DOSSIERTEST00160', {}),
};

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dossier-import-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function importText(name: string, content: string | Buffer) {
  const path = join(folder, name);
  await writeFile(path, content);
  const companies = new Map<string, RegistryCompany>();
  const upsert = async (batch: readonly RegistryCompany[]) => {
    for (const one of batch) companies.set(one.key, one);
  };
  const report = await importRegistryFile(path, { upsert }, { today: '2026-11-21' });
  return { report, companies: [...companies.values()] };
}

const goldenCopy = (...list: unknown[]) => JSON.stringify({ records: list }, null, 1);

describe('importing a golden copy in JSON', () => {
  test('a record becomes a company with all data of the register', async () => {
    const { companies, report } = await importText('one.json', goldenCopy(records.kade));
    expect(companies).toEqual([
      {
        key: 'NL:RA000463:46000001',
        lei: '9845DOSSIERTEST00159',
        name: "Kade 't Zand B.V.",
        tradeNames: ['Kadezand {online}', 'KADE T ZAND BV', 'KADE ZAND'],
        country: 'NL',
        authority: 'RA000463',
        registrationNumber: '46.000.001',
        legalForm: 'BV',
        legalFormName: 'Besloten vennootschap met beperkte aansprakelijkheid',
        elf: '54M6',
        address: { street: 'Zandkade', houseNumber: '12-a', postalCode: '3500 AA', city: 'Utrecht', country: 'NL' },
        registeredSince: '2017-05-03',
        status: 'active',
        source: 'gleif',
        fetchedAt: '2026-11-21',
      },
    ]);
    expect(report).toMatchObject({ read: 1, written: 1, faults: [] });
  });

  test('a company without a register is identified by its LEI; an unlisted form keeps its own name', async () => {
    const { companies } = await importText('none.json', goldenCopy(records.noRegister));
    expect(companies).toMatchObject([
      {
        key: 'lei:9845DOSSIERTEST00256',
        authority: '',
        registrationNumber: '',
        legalForm: 'PR',
        legalFormName: 'Fonds sui generis',
        status: 'dissolved',
      },
    ]);
  });

  test('a branch is a branch, whatever the legal form of its head office', async () => {
    const { companies } = await importText('branch.json', goldenCopy(records.branch));
    expect(companies).toMatchObject([{ legalForm: 'BR' }]);
  });

  test('invalid records are reported and left out, the valid ones around them are kept', async () => {
    const { wrongLei, nameless, outside } = records;
    const { report, companies } = await importText(
      'mixed.json',
      goldenCopy(wrongLei, records.kade, nameless, outside, 'no record', records.branch),
    );
    expect(companies).toHaveLength(2);
    expect(report.skipped).toMatchObject({ 'lei-wrong': 1, 'name-missing': 1, 'outside-eu': 1 });
    expect(report.faults).toEqual([
      { record: 1, lei: '9845DOSSIERTEST00160', reason: 'lei-wrong' },
      { record: 3, lei: '9845DOSSIERTEST00547', reason: 'name-missing' },
    ]);
  });

  test('a truncated file keeps the records before the end and reports it', async () => {
    const whole = goldenCopy(records.kade, records.branch);
    const { report, companies } = await importText('cut.json', whole.slice(0, -60));
    expect(companies).toHaveLength(1);
    expect(report.faults).toEqual([{ record: 2, lei: '', reason: 'not-readable' }]);
  });

  test('importing the same file twice gives the same companies', async () => {
    const list = goldenCopy(records.kade, records.kade, records.branch);
    expect((await importText('twice.json', list)).companies).toHaveLength(2);
  });

  test('a compressed file is imported directly', async () => {
    const { companies } = await importText('packed.json.gz', gzipSync(goldenCopy(records.kade)));
    expect(companies).toHaveLength(1);
  });

  test('a ZIP is imported as it is published, with other files in front; one without a register is refused', async () => {
    const zipOf = async (files: Readonly<Record<string, string>>) => {
      const zip = new ZipFile();
      for (const [name, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), name);
      zip.end();
      return buffer(zip.outputStream);
    };
    const packed = await zipOf({ 'readme.txt': 'About this file.', 'golden-copy.json': goldenCopy(records.kade) });
    expect((await importText('golden-copy.zip', packed)).companies).toHaveLength(1);
    await expect(importText('other.zip', await zipOf({ 'readme.txt': 'Nothing.' }))).rejects.toThrow(
      'contains no .json',
    );
  });

  test('many records, larger than one chunk of the file, are all imported', async () => {
    const many = Array.from({ length: 1_200 }, (_, place) =>
      change('9845DOSSIERTEST00159', {
        LegalName: { $: `Zandkade "${place}" } ] ü B.V.` },
        RegistrationAuthority: {
          RegistrationAuthorityID: { $: 'RA000463' },
          RegistrationAuthorityEntityID: { $: String(46_000_000 + place) },
        },
      }),
    );
    const { companies, report } = await importText('many.json', goldenCopy(...many));
    expect(report).toMatchObject({ read: 1_200, written: 1_200 });
    expect(companies.at(-1)?.name).toBe('Zandkade "1199" } ] ü B.V.');
  });
});

describe('importing a table', () => {
  const header =
    'registration_number\tlei\tlegal_name\tother_names\tlegal_address\tlegal_city\tlegal_postal_code\tlegal_country\tregistration_authority_id\telf_code\tentity_status\tcreation_date';
  const row =
    '46000001\t9845DOSSIERTEST00159\tKade "\'t Zand" B.V.\tKadezand|TRADING ;; Zand & Co|PREVIOUS\tRue du Quai 5\tUtrecht\t3500 AA\tNL\tRA000463\t54M6\tACTIVE\t2017-05-03';

  test('columns are found by name, in any order', async () => {
    const { companies } = await importText('one.tsv', `${header}\n${row}\n`);
    expect(companies).toMatchObject([
      {
        key: 'NL:RA000463:46000001',
        name: 'Kade "\'t Zand" B.V.',
        tradeNames: ['Kadezand', 'Zand & Co'],
        legalForm: 'BV',
        registeredSince: '2017-05-03',
      },
    ]);
  });

  test('a row with a missing field is reported and left out; Windows line ends and a missing final line end are accepted', async () => {
    const short = row.slice(0, row.lastIndexOf('\t'));
    const { companies, report } = await importText('short.tsv', `${header}\r\n${short}\r\n${row}`);
    expect(companies).toHaveLength(1);
    expect(report.faults).toEqual([{ record: 1, lei: '', reason: 'not-readable' }]);
  });

  test("the golden copy's own columns with commas, quotes and line breaks are read", async () => {
    const csv = [
      '"LEI","Entity.LegalName","Entity.OtherEntityNames.OtherEntityName.1","Entity.OtherEntityNames.OtherEntityName.1.type","Entity.LegalAddress.FirstAddressLine","Entity.LegalAddress.City","Entity.LegalAddress.Country","Entity.RegistrationAuthority.RegistrationAuthorityID","Entity.RegistrationAuthority.RegistrationAuthorityEntityID","Entity.LegalForm.EntityLegalFormCode","Entity.EntityStatus","Entity.EntityCreationDate"',
      '"9845DOSSIERTEST00159","Kade, ""Zand"" B.V.","Kade\nZand","PREVIOUS_LEGAL_NAME","Zandkade 12","Utrecht","NL","RA000463","46000001","54M6","ACTIVE","2017-05-03T00:00:00Z"',
      '9845DOSSIERTEST00256,Kade Twee B.V.,,,Zandkade 13,Utrecht,NL,RA000463,46000002,54M6,ACTIVE,',
    ].join('\n');
    const { companies } = await importText('one.csv', csv);
    expect(companies).toMatchObject([
      { name: 'Kade, "Zand" B.V.', tradeNames: ['Kade Zand'], address: { street: 'Zandkade', houseNumber: '12' } },
      { name: 'Kade Twee B.V.', registrationNumber: '46000002', registeredSince: '' },
    ]);
  });

  test('a table that ends inside quotes keeps the rows before and counts the last as not readable', async () => {
    const header = 'LEI,Entity.LegalName,Entity.LegalAddress.Country,Entity.EntityStatus';
    const rows = ['9845DOSSIERTEST00159,Kade B.V.,NL,ACTIVE', '9845DOSSIERTEST00256,"Kade Twee B.V.,NL,ACTIVE'];
    const { companies, report } = await importText('cut.csv', `\ufeff${[header, ...rows].join('\r\n')}\r\n`);
    expect(companies).toMatchObject([{ name: 'Kade B.V.' }]);
    expect(report.faults).toEqual([{ record: 2, lei: '', reason: 'not-readable' }]);
  });

  test('a table of another kind is refused with a message', async () => {
    await expect(importText('other.tsv', 'a\tb\n1\t2\n')).rejects.toThrow(/Not a GLEIF table/);
  });
});

test('a file of another kind, or a missing one, is refused', async () => {
  await expect(importText('list.xml', '<a/>')).rejects.toThrow(/must end in .json, .tsv or .csv/);
  await expect(
    importRegistryFile(join(folder, 'absent.json'), { upsert: async () => {} }, { today: '2026-11-21' }),
  ).rejects.toThrow(/ENOENT/);
});
