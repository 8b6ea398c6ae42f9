/** A promotion (spec 2 §3 Activity); `content` is HTML of the server and shown sanitised only (D33). */
export interface Activity {
  id: string;
  title: string;
  /** address of its picture, unchecked; empty where there is none */
  banner: string;
  content: string;
  memo: string;
  createdAt: string;
}

/** A member's application for a promotion; `activityId` is the promotion it leads to. */
export interface Application {
  id: string;
  activityId: string;
  name: string;
  state: number;
}

/** How an application stands (spec 2 §4); 0 and 4 are undefined, as is anything else. */
export function applicationState(state: number): { text: string; tone: 'waiting' | 'good' | 'bad' | 'none' } {
  switch (state) {
    case 1:
      return { text: '待审核', tone: 'waiting' };
    case 2:
      return { text: '已通过', tone: 'good' };
    case 3:
      return { text: '已拒绝', tone: 'bad' };
    default:
      return { text: '未定义', tone: 'none' };
  }
}
