import type { LoaderFunctionArgs } from 'react-router-dom';
import { ApiError } from '#api/api-error.ts';
import { readSession } from '#session/session.ts';

/**
 * Makes a page's loader answer with its last data when it is asked for the same page again and the signal is gone: the
 * error screen would take half-typed work away. Nobody else who signs in is shown it.
 */
export function holdingLast<Data>(
	loader: (args: LoaderFunctionArgs) => Data | Promise<Data>,
): (args: LoaderFunctionArgs) => Promise<Data> {
	let last: { url: string; editor: string | undefined; data: Data } | undefined;
	return async (args) => {
		const { url } = args.request;
		const editor = readSession().account?.id;
		try {
			const data = await loader(args);
			last = { url, editor, data };
			return data;
		} catch (error) {
			const isLost = error instanceof ApiError && error.code === 'no_signal';
			if (isLost && last?.url === url && last.editor === editor) return last.data;
			throw error;
		}
	};
}
