import { sql } from 'drizzle-orm';

/** A placeholder's list of texts, given as JSON, to be used after `in`. */
export const listed = (name: string) => sql`(select value from json_each(${sql.placeholder(name)}))`;
