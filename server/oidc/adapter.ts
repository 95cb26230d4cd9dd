import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import type { ProviderRecordStore } from './record-store.ts';

/** Makes oidc-provider's storage from our own. */
export function adapterOf(records: ProviderRecordStore, now: () => Date): AdapterFactory {
	return (model): Adapter => ({
		upsert: async (id, payload, expiresIn) => {
			const expires = expiresIn ? new Date(now().getTime() + expiresIn * 1000) : null;
			records.keep(model, { id, payload: { ...payload }, expires }, now());
		},
		find: async (id) => records.find(model, 'id', id, now()) as AdapterPayload | undefined,
		findByUid: async (uid) => records.find(model, 'uid', uid, now()) as AdapterPayload | undefined,
		findByUserCode: async (code) =>
			records.find(model, 'user_code', code, now()) as AdapterPayload | undefined,
		consume: async (id) => records.consume(model, id, now()),
		destroy: async (id) => records.remove(model, id),
		revokeByGrantId: async (grantId) => records.removeGrant(grantId),
	});
}
