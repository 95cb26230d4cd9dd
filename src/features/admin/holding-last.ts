import type { LoaderFunctionArgs } from 'react-router-dom';
import { whenAgain } from '#api/failure-kind.ts';
import { readSession } from '#session/session.ts';
import { showToast } from '#ui/toasts.ts';

/** Only the page on screen: a person who returns to another page must not see data from before an edit. */
let shown: { loader: unknown; url: string; editor: string | undefined; data: unknown } | undefined;

/**
 * Makes a loader return its last data when the page on screen reloads without a signal, or while the server is in
 * trouble: the error screen would interrupt work, often right after a save. Never shows that data to another account.
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
			const again = whenAgain(error);
			// The first page may be loaded before the session is known.
			const isOwn = last && (last.editor ?? editorNow()) === editorNow();
			if (again === 'never' || !isOwn) {
				shown = undefined;
				throw error;
			}
			// The badge already says that there is no signal.
			if (again !== 'with signal') sayOld(error);
			return last.data as Data;
		}
	};
}

const editorNow = () => readSession().account?.id;

function sayOld(error: unknown) {
	console.warn('A page of the back office could not be refreshed', error);
	showToast({ words: 'This page could not be refreshed. It may be a little old until you reload it.' });
}
