import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import type { Key, ProviderRecordStore } from './record-store.ts';

/** Adapts our storage to oidc-provider's interface. */
export function adapterOf(records: ProviderRecordStore, now: () => Date): AdapterFactory {
	const find = async (model: string, key: Key) =>
		(await records.find(model, key, now())) as AdapterPayload | undefined;
	return (model): Adapter => ({
		upsert: async (id, payload, expiresIn) => {
			const expires = expiresIn ? new Date(now().getTime() + expiresIn * 1000) : null;
			await records.save(model, { id, payload: { ...payload }, expires }, now());
		},
		find: (id) => find(model, { column: 'id', value: id }),
		findByUid: (uid) => find(model, { column: 'uid', value: uid }),
		findByUserCode: (code) => find(model, { column: 'user_code', value: code }),
		consume: async (id) => records.consume(model, id, now()),
		destroy: async (id) => records.remove(model, id),
		revokeByGrantId: async (grantId) => records.removeGrant(grantId),
	});
}
