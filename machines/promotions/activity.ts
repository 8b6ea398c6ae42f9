/** A promotion (spec 2 §3 Activity); `content` is HTML from the server and only shown sanitised (D33). */
export interface Activity {
  id: string;
  title: string;
  /** address of its picture, unchecked; empty if there is none */
  banner: string;
  content: string;
  memo: string;
  createdAt: string;
}

/** A type of promotions for a tab; `value` is the `type` of the call. */
export interface ActivityType {
  value: string;
  label: string;
}

/** A member's application for a promotion; `activityId` is the promotion that it links to. */
export interface Application {
  id: string;
  activityId: string;
  name: string;
  state: number;
}

/** The state of an application (spec 2 §4); 0 and 4 are undefined, like any other number. */
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

/** The state of the member's application for a promotion, null without one; a rejected one counts if there is no other. */
export function stateOfApplication(applications: readonly Application[], activityId: string): number | null {
  const own = applications.filter((application) => application.activityId === activityId);
  return (own.find(({ state }) => state !== 3) ?? own[0])?.state ?? null;
}
