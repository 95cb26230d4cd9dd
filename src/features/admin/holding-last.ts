import type { LoaderFunctionArgs } from 'react-router-dom';
import { ApiError } from '#api/api-error.ts';
import { readSession } from '#session/session.ts';

/** The page on the screen only: whoever comes back to another must not see data from before an edit. */
let shown: { loader: unknown; url: string; editor: string | undefined; data: unknown } | undefined;

/**
 * Makes a loader return its last data when the page on the screen reloads without a signal: the error screen would lose
 * half-typed work. Never shows it to another account.
 */
export function holdingLast<Data>(
	loader: (args: LoaderFunctionArgs) => Data | Promise<Data>,
): (args: LoaderFunctionArgs) => Promise<Data> {
	return async (args) => {
		const { url } = args.request;
		const last = shown?.loader === loader && shown.url === url ? shown : undefined;
		try {
			const data = await loader(args);
			shown = { loader, url, editor: editorNow(), data };
			return data;
		} catch (error) {
			const isLost = error instanceof ApiError && error.code === 'no_signal';
			// The first page may be loaded before the session is known.
			if (isLost && last && (last.editor ?? editorNow()) === editorNow()) return last.data as Data;
			shown = undefined;
			throw error;
		}
	};
}

const editorNow = () => readSession().account?.id;
