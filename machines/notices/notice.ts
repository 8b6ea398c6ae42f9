/** A notice (spec 2 §3); `content` is HTML from the server and only shown sanitised (D33). */
export interface Notice {
  id: string;
  title: string;
  content: string;
  createdAt: string;
}

/** The number of notices that were not read on this phone. */
export function unreadCount(notices: readonly Pick<Notice, 'id'>[], read: readonly string[]): number {
  return notices.filter(({ id }) => !read.includes(id)).length;
}
