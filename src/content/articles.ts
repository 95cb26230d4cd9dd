import { insistOn } from '#ui/insist-on.ts';

let loading: Promise<void> | undefined;

/** Brings the list here: from this device, asked for behind when it is no longer fresh; else from the server. */
export function loadArticles(): Promise<void> {
	loading ??= insistOn(() => import('./article-list.ts'))
		.then(({ bringArticles }) => bringArticles())
		.finally(() => {
			loading = undefined;
		});
	return loading;
}
