/** A PDF with these lines of text on one page: what a register's extract looks like to a reader of its text. */
export function pdfOf(lines: readonly string[]): Buffer {
  const escaped = (line: string) => line.replace(/[\\()]/g, '\\$&');
  const content = `BT /F1 11 Tf 60 780 Td 16 TL ${lines.map((line) => `(${escaped(line)}) Tj T*`).join(' ')} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, '0');
  });
  const start = file.length;
  const entries = offsets.map((offset) => `${offset} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  file += `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

/** An extract of the Dutch register as text. */
export const kvkExtract = (company: { readonly name: string; readonly number: string }, issuedOn: string): Buffer => {
  const [year, month, day] = issuedOn.split('-');
  return pdfOf([
    'Uittreksel Handelsregister Kamer van Koophandel',
    `KvK-nummer ${company.number}`,
    'Rechtsvorm Besloten Vennootschap',
    `Statutaire naam ${company.name}`,
    'Statutaire zetel Utrecht',
    'Eerste inschrijving handelsregister 01-03-2017',
    `Dit uittreksel is vervaardigd op ${day}-${month}-${year} om 13.14 uur.`,
  ]);
};
