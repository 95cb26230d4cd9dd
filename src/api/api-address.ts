import { apiBase, stagesFromText } from '#domain/site/api-stages.ts';

let base = apiBase('', null);

/** Settles which API this page asks, by its host and the stages that its document tells of. */
export function chooseApi(hostname: string, told: string | undefined): void {
	base = apiBase(hostname, stagesFromText(told));
}

/** The whole address of a path of the API. */
export const apiAddress = (path: string): string => base + path;
