import { integer } from 'drizzle-orm/sqlite-core';

/** A column for a moment, stored as milliseconds since 1970. */
export const time = (name: string) => integer(name, { mode: 'timestamp_ms' });
