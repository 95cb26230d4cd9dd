import { defineConfig } from 'drizzle-kit';

export default defineConfig({
	dialect: 'sqlite',
	schema: './server/*/table.ts',
	out: './drizzle',
});
