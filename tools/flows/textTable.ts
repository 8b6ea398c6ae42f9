/** Rows of text in columns for a terminal, with a rule below the first row. */
export function textTable(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows;
  const last = head.length - 1;
  // the last column needs no padding
  const widths = head.map((title, column) =>
    column === last ? title.length : Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [line(head), widths.map((width) => '─'.repeat(width)).join('  '), ...body.map(line)].join('\n');
}

/** A Markdown table without aligned columns. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const line = (row: readonly string[]) =>
    `| ${row.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n');
}
