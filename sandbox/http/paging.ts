/** The rows of one page, from page 1. */
export function rowsOf<Row>(rows: readonly Row[], page: number, size: number): readonly Row[] {
  const from = (Math.max(1, page) - 1) * size;
  return rows.slice(from, from + size);
}

/** The number of the last page, at least 1. */
export function lastPage(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}
