import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const COST = { N: 16_384, r: 8, p: 1 } as const;
const LENGTH = 32;

/** Hashes a password or fund password as `scrypt$N$r$p$salt$hash`, so that the cost can be raised later. */
export async function hashSecret(secret: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(secret, salt, COST);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64'), hash.toString('base64')].join('$');
}

/** Whether the secret matches the stored hash. */
export async function matchesSecret(secret: string, stored: string): Promise<boolean> {
  const [scheme, N, r, p, salt, hash] = stored.split('$');
  if (scheme !== 'scrypt' || salt === undefined || hash === undefined) return false;
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const expected = Buffer.from(hash, 'base64');
  return timingSafeEqual(await derive(secret, Buffer.from(salt, 'base64'), cost), expected);
}

function derive(secret: string, salt: Buffer, cost: { N: number; r: number; p: number }): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(secret, salt, LENGTH, cost, (error, key) => (error === null ? resolve(key) : reject(error)));
  });
}
