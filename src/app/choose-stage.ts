import { chooseApi } from '#api/api-address.ts';

/** Chooses the API that the document names for this host, if it names any. */
export function chooseStage() {
	const stages = document.querySelector<HTMLMetaElement>('meta[name="api-stages"]');
	chooseApi(location.hostname, stages?.content);
}
