/** One page of a list as the lists answer it: `data`, `total`, `current_page`, `last_page`, from page 1. */
export function paged<Row>(rows: readonly Row[], page: number, size: number) {
  const from = (Math.max(1, page) - 1) * size;
  return pageOf(rows.slice(from, from + size), rows.length, page, size);
}

/** The same for rows of one page already cut by the database. */
export function pageOf<Row>(data: readonly Row[], total: number, page: number, size: number) {
  const last_page = Math.max(1, Math.ceil(total / size));
  return { data, total, current_page: Math.max(1, page), per_page: size, last_page };
}
