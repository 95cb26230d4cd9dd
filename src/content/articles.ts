import { insistOn } from '#ui/insist-on.ts';

let loading: Promise<void> | undefined;

/** Loads the list: from this device, with a background refresh when it is stale; otherwise from the server. */
export function loadArticles(): Promise<void> {
	loading ??= insistOn(() => import('./article-list.ts'))
		.then(({ bringArticles }) => bringArticles())
		.finally(() => {
			loading = undefined;
		});
	return loading;
}
