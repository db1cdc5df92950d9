import { checkRows } from '@dossier/domain/client-import/check-rows';
import { answerOrders } from '../documents/limited-process.ts';
import type { ImportOrder } from './isolated-import.ts';
import { countriesByName, legalFormNames } from './names.ts';
import { readClientFile } from './read-file.ts';
import { exampleClient } from './template.ts';

const countries = countriesByName();
const legalForms = legalFormNames();

answerOrders(async (order: ImportOrder) => {
  if (order.kind === 'read') return readClientFile(order.path, order.name);
  const { rows, known, ...rules } = order;
  return checkRows(rows, { ...rules, known: new Set(known), countries, legalForms, example: exampleClient });
});
