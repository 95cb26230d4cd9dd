/**
 * Returns what an error says about itself, for a log or a technical line: its message, or whatever was thrown as text.
 */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
