import type { ImportFieldName } from '@dossier/domain/client-import/fields';

/** The company in the example row of the template. A row with its name and number is not imported. */
export const exampleClient = { name: 'Voorbeeld Vastgoed B.V.', number: '12345678' } as const;

/** Columns of the template with the values of its example row; `deadline` is a day of next year. */
export const templateColumns = {
  companyName: exampleClient.name,
  registrationNumber: exampleClient.number,
  country: 'NL',
  legalForm: 'BV',
  firstName: '',
  lastName: '',
  documentNumber: '',
  contactFirstName: 'Marit',
  contactLastName: 'Hoekstra',
  contactEmail: 'marit.hoekstra@example.com',
  contactPhone: '+31 6 55501732',
  reference: 'TR-0001',
  deadline: '31-12',
  transactionDescription: '',
  note: '',
} as const satisfies Partial<Record<ImportFieldName, string>>;

export type TemplateColumn = keyof typeof templateColumns;
export const templateColumnNames = Object.keys(templateColumns) as TemplateColumn[];
