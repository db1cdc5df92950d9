import type { OwnershipAnswers, OwnershipEdge } from '@dossier/domain/kyc-form/answers';
import type { OwnershipResult } from '@dossier/domain/ownership/ubo';
import { showCountry, showShare, showShares } from './format.ts';
import type { PdfDocument } from './pdf-document.ts';
import { ink } from './pdf-style.ts';

interface Box {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly mark: string;
  readonly isClient: boolean;
  readonly isUbo: boolean;
}

interface Placed extends Box {
  readonly x: number;
  readonly y: number;
}

const size = { height: 40, line: 10, gap: 42, space: 14, widest: 150, narrowest: 74, inside: 7 } as const;
const clientId = 'client';
/** Soft text in the box of the client. */
const onText = '#d8d5ce';

/**
 * Draws the owners above the client. A structure too wide or too high to be legible is left to the table: then the result
 * is false.
 */
export function drawOwnership(
  pdf: PdfDocument,
  client: { name: string; detail: string },
  { answers, result }: { answers: OwnershipAnswers; result: OwnershipResult },
): boolean {
  const rows = rowsOf(answers).map((ids) => ids.map((id) => boxOf(id, { pdf, client, answers, result })));
  const most = Math.max(...rows.map((row) => row.length));
  const width = Math.min(size.widest, (pdf.width - (most - 1) * size.space) / most);
  if (rows.length < 2 || rows.length > 7 || width < size.narrowest) return false;
  const height = size.height + (hasLongTitle(pdf, rows, width) ? size.line : 0);
  pdf.figure(pdf.t('chart', { name: client.name }), rows.length * (height + size.gap) - size.gap + 16, (x, y) => {
    const placed = place(rows, { x, y, width, height, whole: pdf.width });
    for (const edge of answers.edges ?? []) drawEdge(pdf, edge, placed, { width, height });
    for (const box of placed.values()) drawBox(pdf, box, { width, height });
  });
  return true;
}

/** Whether a name needs a second line in its box. */
function hasLongTitle({ doc }: PdfDocument, rows: readonly Box[][], width: number): boolean {
  doc.font('bold').fontSize(8);
  return rows.flat().some(({ title }) => doc.widthOfString(title) > width - 2 * size.inside);
}

/** Ids in rows: the client last, each owner at least one row above the lowest company they own. */
function rowsOf(answers: OwnershipAnswers): string[][] {
  const levels = new Map<string, number>([[clientId, 0]]);
  const edges = answers.edges ?? [];
  const nodes = answers.nodes ?? [];
  // One pass per node settles every structure without a circle; a circle stops at the limit.
  for (let pass = 0; pass <= Math.min(nodes.length, 8); pass++) {
    for (const { owner, owned } of edges) {
      const below = levels.get(owned);
      if (below === undefined || owner === clientId) continue;
      levels.set(owner, Math.min(Math.max(levels.get(owner) ?? 0, below + 1), 8));
    }
  }
  const top = Math.max(...levels.values());
  const rows = Array.from({ length: top + 1 }, (_, index) =>
    [clientId, ...nodes.map(({ id }) => id)].filter((id) => levels.get(id) === top - index),
  );
  return rows.filter((row) => row.length > 0);
}

interface Facts {
  readonly pdf: PdfDocument;
  readonly client: { readonly name: string; readonly detail: string };
  readonly answers: OwnershipAnswers;
  readonly result: OwnershipResult;
}

function boxOf(id: string, { pdf: { canvas, language, t }, client, answers, result }: Facts): Box {
  if (id === clientId) {
    return {
      id,
      title: canvas.printable(client.name),
      detail: client.detail,
      mark: t('client'),
      isClient: true,
      isUbo: false,
    };
  }
  const node = answers.nodes?.find((one) => one.id === id);
  const interest = result.people.find((person) => person.id === id);
  const isUbo = interest?.isUbo === 'yes';
  const title =
    node?.kind === 'company' ? (node.name ?? '') : `${node?.firstName ?? ''} ${node?.lastName ?? ''}`.trim();
  const share = interest ? showShares(language, interest.lowest.share, interest.highest.share) : '';
  const place =
    node?.kind === 'company'
      ? `${node.country ?? ''} ${node.registrationNumber ?? ''}`
      : showCountry(language, node?.country ?? '');
  return {
    id,
    title: canvas.printable(title),
    detail: canvas.printable(place.trim()),
    mark: isUbo ? `${t('case-roles:ubo')} ${share}` : share,
    isClient: false,
    isUbo,
  };
}

function place(
  rows: readonly Box[][],
  { x, y, width, height, whole }: { x: number; y: number; width: number; height: number; whole: number },
): Map<string, Placed> {
  const placed = new Map<string, Placed>();
  for (const [level, row] of rows.entries()) {
    const step = whole / row.length;
    for (const [index, box] of row.entries()) {
      const left = x + step * index + (step - width) / 2;
      placed.set(box.id, { ...box, x: left, y: y + level * (height + size.gap) });
    }
  }
  return placed;
}

interface BoxSize {
  readonly width: number;
  readonly height: number;
}

function drawEdge(
  pdf: PdfDocument,
  edge: OwnershipEdge,
  placed: ReadonlyMap<string, Placed>,
  { width, height }: BoxSize,
): void {
  const owner = placed.get(edge.owner);
  const owned = placed.get(edge.owned);
  if (!owner || !owned || owner.y >= owned.y) return;
  const { doc } = pdf;
  const from = { x: owner.x + width / 2, y: owner.y + height };
  // Lines into one box end next to each other, in the order of their owners.
  const lean = Math.max(-0.3, Math.min(0.3, (from.x - (owned.x + width / 2)) / (width * 4)));
  const to = { x: owned.x + width / 2 + lean * width, y: owned.y };
  const bend = to.y - size.gap / 2;
  doc.lineWidth(0.9).strokeColor(owner.isUbo ? ink.accent : ink.strongLine);
  doc.moveTo(from.x, from.y).lineTo(from.x, bend).lineTo(to.x, bend).lineTo(to.x, to.y).stroke();
  doc
    .moveTo(to.x - 3, to.y - 5)
    .lineTo(to.x, to.y)
    .lineTo(to.x + 3, to.y - 5)
    .stroke();
  const label = labelOf(pdf, edge);
  doc.font('bold').fontSize(8);
  const middle = Math.abs(from.x - to.x) > 40 ? { x: (from.x + to.x) / 2, y: bend } : { x: to.x, y: bend };
  const wide = doc.widthOfString(label) + 6;
  doc.rect(middle.x - wide / 2, middle.y - 6, wide, 12).fill(ink.paper);
  doc.fillColor(ink.soft).text(label, middle.x - wide / 2 + 3, middle.y - 5, { lineBreak: false });
}

function labelOf({ language, t }: PdfDocument, edge: OwnershipEdge): string {
  if (edge.share !== undefined) return showShare(language, edge.share);
  return edge.band ? showShares(language, edge.band.from, edge.band.to) : t('by-control');
}

function drawBox({ doc }: PdfDocument, box: Placed, { width, height }: BoxSize): void {
  doc.roundedRect(box.x, box.y, width, height, 4).lineWidth(box.isUbo ? 1.4 : 0.7);
  doc.fillAndStroke(
    box.isClient ? ink.text : ink.paper,
    box.isUbo ? ink.accent : box.isClient ? ink.text : ink.strongLine,
  );
  const inside = width - 2 * size.inside;
  const [x, below] = [box.x + size.inside, box.y + height - 17];
  doc.font('bold').fontSize(8);
  doc.fillColor(box.isClient ? ink.paper : ink.text);
  doc.text(box.title, x, box.y + 8, { width: inside, height: below - box.y - 9, ellipsis: true });
  doc.fontSize(7);
  const markWidth = box.mark === '' ? 0 : doc.widthOfString(box.mark) + 4;
  doc.fillColor(box.isClient ? onText : box.isUbo ? ink.accent : ink.soft);
  doc.text(box.mark, x, below, { width: inside, height: 11, align: 'right', lineBreak: false });
  doc.font('regular').fillColor(box.isClient ? onText : ink.soft);
  doc.text(box.detail, x, below, { width: Math.max(inside - markWidth, 0), height: 8, ellipsis: true });
}
