import type { BlogState } from '#domain/articles/article-edit.ts';

/** A blog from which articles come, as the back office uses it. */
export interface Blog {
	state(): BlogState;
	/** Reads it at once, whatever its schedule. */
	readNow(): Promise<void>;
}
