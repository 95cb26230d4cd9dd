import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import type { JWK } from 'oidc-provider';
import { randomId } from '#server/secrets/random.ts';
import type { Stores } from '#server/stores.ts';

/** The embedded provider's signing key: RS256, created when first needed, then stored permanently. */
export async function signingKey({ secrets }: Pick<Stores, 'secrets'>): Promise<JWK> {
	return JSON.parse(await secrets.getOrMake('oidc_signing_key', async () => JSON.stringify(await makeKey())));
}

async function makeKey(): Promise<JWK> {
	const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
	return { ...privateKey.export({ format: 'jwk' }), kid: randomId(), alg: 'RS256', use: 'sig' } as JWK;
}
