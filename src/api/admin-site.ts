import * as z from 'zod/mini';
import { type Contributor, contributorSchema } from '#domain/contributors/contributor.ts';
import type { NewContributor } from '#domain/contributors/contributor-form.ts';
import { type SiteContent, siteContentSchema } from '#domain/site/site-content.ts';
import { type ContentUpdate, type SiteForm, siteFormSchema } from '#domain/site/site-form.ts';
import { apiAddress } from './api-address.ts';
import { queryPaths } from './query.ts';
import { getJson, send } from './request.ts';

const people = z.array(contributorSchema);
const texts = z.array(siteContentSchema);

/** The texts shown on every page, as edited. */
export const readSiteForm = (): Promise<SiteForm> => getJson('/admin/site', siteFormSchema);

/** Changes some of these texts; returns all of them. */
export const saveSiteForm = (update: Partial<SiteForm>): Promise<SiteForm> =>
	send({ method: 'POST', address: apiAddress('/admin/site'), body: update }, siteFormSchema);

/** Every text of the site, and everyone on the About page. */
export const readTexts = (): Promise<SiteContent[]> => getJson(queryPaths.texts, texts);
export const readContributors = (): Promise<Contributor[]> => getJson('/contributors', people);

/** Writes a text, or removes a message; returns all texts. */
export const saveText = (update: ContentUpdate): Promise<SiteContent[]> =>
	send({ method: 'POST', address: apiAddress('/admin/about/content'), body: update }, texts);

const postContributor = (body: object) =>
	send({ method: 'POST', address: apiAddress('/admin/about/contributor'), body }, people);

/** Adds a person to the About page; returns everyone on it. */
export const addContributor = (person: NewContributor): Promise<Contributor[]> =>
	postContributor({ action: 'create', ...person });

/** Removes a person from the About page; returns everyone left. */
export const deleteContributor = ({ contributor_id }: Contributor): Promise<Contributor[]> =>
	postContributor({ action: 'delete', contributor_id });
