import type { LoaderFunctionArgs } from 'react-router-dom';
import { ApiError } from '#api/api-error.ts';
import { readSession } from '#session/session.ts';

/**
 * Makes a loader return its last data when the same page reloads without a signal: the error screen would lose
 * half-typed work. Never shows it to another account.
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
