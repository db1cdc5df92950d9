import { autodateType } from './autodate.ts';
import { boolType } from './bool.ts';
import { dateType } from './date.ts';
import { editorType } from './editor.ts';
import { emailType } from './email.ts';
import type { FieldType } from './field.ts';
import type { FieldBehaviour } from './field-type.ts';
import { fileType } from './file.ts';
import { jsonType } from './json.ts';
import { numberType } from './number.ts';
import { passwordType } from './password.ts';
import { relationType } from './relation.ts';
import { selectType } from './select.ts';
import { textType } from './text.ts';
import { urlType } from './url.ts';

/** The behaviour of every type. */
export const fieldTypes: Readonly<Record<FieldType, FieldBehaviour>> = {
  text: textType,
  editor: editorType,
  number: numberType,
  bool: boolType,
  email: emailType,
  url: urlType,
  date: dateType,
  autodate: autodateType,
  select: selectType,
  relation: relationType,
  file: fileType,
  json: jsonType,
  password: passwordType,
};
