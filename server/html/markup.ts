import type { html } from 'hono/html';

/** Markup with every value escaped. */
export type Html = ReturnType<typeof html>;
