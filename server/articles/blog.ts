import type { BlogState } from '#domain/articles/article-edit.ts';

/** A blog that articles come from, as the back office uses it. */
export interface Blog {
	state(): BlogState;
	/** Reads the blog at once, whatever its schedule. */
	readNow(): Promise<void>;
}
