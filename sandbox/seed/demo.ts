/** A member of the demo; balances and deposits are CNY in cents. */
export interface DemoMember {
  username: string;
  phone: string;
  realname: string;
  vip: number;
  isagent: 0 | 1;
  balance: number;
  lottery: number;
  /** approved long ago; what was spent of it is booked to the house */
  deposited: number;
  /** approved on the previous Beijing day, for chances in the red packet draw */
  yesterday: number;
  turnover: number;
  /** has records of every kind (seed/history.ts), whose deposits are additional */
  history: boolean;
}

/** The password of every seeded member; it protects nothing real. */
export const DEMO_PASSWORD = 'demo8888';
/** The fund password of the seeded members, and the initial one of every member registered in the sandbox. */
export const NEW_MEMBER_FUND_PASSWORD = '888888';
export const DEMO_LOGIN = { username: 'demo888', password: DEMO_PASSWORD } as const;

const plain = {
  vip: 1,
  isagent: 0,
  lottery: 0,
  deposited: 0,
  yesterday: 0,
  turnover: 0,
  history: false,
} as const;

export const demoMembers: readonly DemoMember[] = [
  {
    ...plain,
    username: 'demo888',
    phone: '13800000001',
    realname: '陈小金',
    vip: 2,
    balance: 12_888_66,
    lottery: 320_50,
    deposited: 34_500_00,
    yesterday: 1_200_00,
    turnover: 3_650_00,
    history: true,
  },
  {
    ...plain,
    username: 'vip333',
    phone: '13800000002',
    realname: '林若山',
    vip: 3,
    balance: 86_420_00,
    lottery: 1_000_00,
    deposited: 248_500_00,
    yesterday: 30_000_00,
    turnover: 12_000_00,
    history: true,
  },
  {
    ...plain,
    username: 'agent88',
    phone: '13800000003',
    realname: '周启航',
    isagent: 1,
    balance: 5_000_00,
    deposited: 8_000_00,
  },
  { ...plain, username: 'minus01', phone: '13800000004', realname: '许有债', balance: -50_00 },
  { ...plain, username: 'zero000', phone: '13800000005', realname: '方一清', vip: 0, balance: 0 },
];
