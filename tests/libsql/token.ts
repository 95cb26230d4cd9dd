import assert from 'node:assert/strict';
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SignJWT } from 'jose';
import { connectRemote } from '#server/db/open.ts';
import { openCatalogue } from '#server/shipped/catalogue.ts';
import type { Scene } from '../programs/run-scenes.ts';
import type { Sqld } from './real-sqld.ts';

/** A server that requires a token, as Turso does. */
export function tokenScenes(start: (words: string[]) => Promise<Sqld>, folder: string): Scene[] {
	const [ours, other] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')];
	const tokenBy = (key: KeyObject) => new SignJWT({}).setProtectedHeader({ alg: 'EdDSA' }).sign(key);

	return [
		[
			'with DATABASE_AUTH_TOKEN the database opens; without it, or with a wrong one, the start says so',
			async () => {
				const keyFile = join(folder, 'sqld.pem');
				writeFileSync(keyFile, ours.publicKey.export({ type: 'spki', format: 'pem' }));
				const { url, kill } = await start(['--auth-jwt-key-file', keyFile]);
				for (const token of [null, 'a-word', await tokenBy(other.privateKey)])
					await assert.rejects(openCatalogue('', { url, token }), {
						message: /^DATABASE_URL: .*set DATABASE_URL and DATABASE_AUTH_TOKEN right\.$/,
					});
				const db = connectRemote({ url, token: await tokenBy(ours.privateKey) });
				const value = db.$client.prepare('select 7').pluck().get();
				assert.equal(value, 7);
				db.$client.close();
				await kill();
			},
		],
	];
}
