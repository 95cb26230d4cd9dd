import { expect, test } from 'vitest';
import { createPasswords } from '#server/secrets/password-hash.ts';

const cheap = { N: 2, r: 8, p: 1 };
const passwords = createPasswords(cheap);

test('a password matches its own hash alone, and two hashes of it differ', async () => {
	const hash = await passwords.hash('correct horse');
	expect(await passwords.matches('correct horse', hash)).toBe(true);
	expect(await passwords.matches('correct horsf', hash)).toBe(false);
	expect(await passwords.hash('correct horse')).not.toBe(hash);
	expect(hash).not.toContain('horse');
});

test('a letter composed by one keyboard and not by another is the same letter', async () => {
	const hash = await passwords.hash('caf\u00e9 au lait');
	expect(await passwords.matches('cafe\u0301 au lait', hash)).toBe(true);
});

test('a hash of an earlier cost still matches', async () => {
	const old = await createPasswords({ N: 4, r: 8, p: 2 }).hash('correct horse');
	expect(old).toMatch(/^scrypt\$4\$8\$2\$/);
	expect(await passwords.matches('correct horse', old)).toBe(true);
});

test('an unknown person has no password, not even the one that is compared in its place', async () => {
	expect(await passwords.matches('', undefined)).toBe(false);
	expect(await passwords.matches('correct horse', undefined)).toBe(false);
});
