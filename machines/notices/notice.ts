/** A notice (spec 2 §3); `content` is HTML of the server and shown sanitised only (D33). */
export interface Notice {
  id: string;
  title: string;
  content: string;
  createdAt: string;
}

/** How many of the notices are not among those that were read on this phone. */
export function unreadCount(notices: readonly Pick<Notice, 'id'>[], read: readonly string[]): number {
  return notices.filter(({ id }) => !read.includes(id)).length;
}
