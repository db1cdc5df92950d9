import { SaxesParser } from 'saxes';

/** Text, comments and attributes between two tags are never longer in a workbook: a cell has 32,767 characters. */
const longestPart = 1024 * 1024;
/** Elements inside each other; a sheet has seven. */
const deepest = 200;

/**
 * Whether an XML part is whole: each element is closed, in its order. The reader of workbooks does not check it: of a part
 * that ends early it returns the rows before its end. A part that cannot be read is not whole.
 */
export async function isWholeXml(chunks: AsyncIterable<Buffer>): Promise<boolean> {
  const parser = new SaxesParser();
  const text = new TextDecoder();
  let depth = 0;
  let handled = 0;
  const limit = (isRight: boolean) => {
    if (!isRight) throw new Error('not an XML part of a workbook');
  };
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', () => {
    depth += 1;
    handled = parser.position;
    limit(depth <= deepest);
  });
  parser.on('closetag', () => {
    depth -= 1;
    handled = parser.position;
  });
  const add = (part: string) => {
    parser.write(part);
    limit(parser.position - handled <= longestPart);
  };
  try {
    for await (const chunk of chunks) add(text.decode(chunk, { stream: true }));
    add(text.decode());
    parser.close();
    return true;
  } catch {
    return false;
  }
}
