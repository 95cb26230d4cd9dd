import { eq, sql } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';
import { secrets } from './table.ts';

export function createSecretStore(db: Db) {
	const byName = db
		.select({ value: secrets.value })
		.from(secrets)
		.where(eq(secrets.name, sql.placeholder('name')))
		.prepare();
	return {
		/**
		 * Returns the secret with this name, created if there is none; if two processes create it, the first one's is
		 * kept.
		 */
		getOrMake: async (name: string, make: () => string | Promise<string>): Promise<string> => {
			const known = byName.get({ name })?.value;
			if (known !== undefined) return known;
			const value = await make();
			db.insert(secrets).values({ name, value, created: new Date() }).onConflictDoNothing().run();
			return byName.get({ name })?.value ?? value;
		},
	};
}
