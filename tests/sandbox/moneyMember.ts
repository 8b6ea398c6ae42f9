import { createClient } from '#api/client.ts';
import { cents, yuan } from '#sandbox/ledger/cents.ts';
import { openTestSandbox, type Phone } from './testSandbox.ts';

const MEMBER = 'vip333';
/** The balance of the main wallet, in cents: more than the total that a test moves. */
export const RICH = 9_000_000_00;
export const FUND_PASSWORD = '888888';
/** A second address, with a different protocol than the member's own. */
const ERC20_ADDRESS = {
  bank: 'USDT',
  bank_owner: 'ERC20',
  bank_no: `0x${'5a'.repeat(20)}`,
  bank_address: '',
  pay_pass: FUND_PASSWORD,
};

/** A balance in the ledger by account, in cents, and the newest record of a type, of the member who is logged in. */
export function ledgerReaders({ get, post }: Pick<Phone, 'get' | 'post'>) {
  return {
    balance: async (account: string) => {
      const { balances } = (await get(`/sandbox/members/${MEMBER}`)).data;
      return cents((balances[account] as string | undefined) ?? '0');
    },
    newest: async (type: number) =>
      (await post('/api/gettransrecord', { api_type: '', date: 4, page: 1, type })).data.data[0] as {
        amount: string;
        order_no: string;
      },
  };
}

/** The phone of a member with a high balance, and the bookings in the ledger, in cents. */
export async function moneyMember() {
  const { sandbox, member } = await openTestSandbox();
  const phone = await member(MEMBER);
  await phone.post(`/sandbox/members/${MEMBER}`, { balance: yuan(RICH) });
  const inside = async () => (await phone.get('/sandbox/ledger')).data as { total: number; inside: number };
  const withdrawal = async (number: string) =>
    (await phone.get(`/sandbox/withdrawals/${number}`)).data as { received: string; fee: string };
  return { sandbox, phone, inside, withdrawal, ...ledgerReaders(phone) };
}

/** Approves what is pending review under this number. */
export const approve = (phone: Phone, number: string) =>
  phone.post(`/sandbox/reviews/${number}`, { decision: 'approve' });

/** Binds an ERC20 address, so that the member has accounts with both protocols and a wallet without one. */
export const bindErc20 = (phone: Phone) => phone.post('/api/bindcard', ERC20_ADDRESS);

/** The site's own client on this phone: what it parses from a response is what the screen shows. */
export const clientOf = (phone: Phone) =>
  createClient({
    baseUrl: 'http://localhost:5173',
    token: () => phone.token,
    fetch: (input, init) => phone.send(new Request(input, init)),
  });
