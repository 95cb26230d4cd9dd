import * as z from 'zod/mini';
import { type Contributor, contributorSchema } from '#domain/contributors/contributor.ts';
import type { ContributorUpdate } from '#domain/contributors/contributor-form.ts';
import {
	type ContentUpdate,
	type EditedSite,
	type EditedText,
	editedSiteSchema,
	editedTextSchema,
	type SiteUpdate,
} from '#domain/site/site-form.ts';
import { getJson, send } from './request.ts';

const people = z.array(contributorSchema);
const texts = z.array(editedTextSchema);
const TEXTS = '/admin/about/content';

/** The texts shown on every page, as edited. */
export const readSiteForm = (): Promise<EditedSite> => getJson('/admin/site', editedSiteSchema);

/** Changes some of these texts; returns all of them. @throws ApiError `edited_meanwhile` when the revision is not the latest */
export const saveSiteForm = (update: SiteUpdate): Promise<EditedSite> =>
	send<EditedSite, SiteUpdate>('/admin/site', editedSiteSchema, { body: update });

/** Every text of the site, and everyone on the About page. */
export const readTexts = (): Promise<EditedText[]> => getJson(TEXTS, texts);
export const readContributors = (): Promise<Contributor[]> => getJson('/contributors', people);

/** Writes a text, or removes a message; returns all texts. @throws ApiError `edited_meanwhile` when the revision is not the latest */
export const saveText = (update: ContentUpdate): Promise<EditedText[]> =>
	send<EditedText[], ContentUpdate>(TEXTS, texts, { body: update });

const postContributor = (body: ContributorUpdate) =>
	send<Contributor[], ContributorUpdate>('/admin/about/contributor', people, { body });

/** Adds a person to the About page, only once for each id; returns everyone on it. */
export const addContributor = (person: Contributor): Promise<Contributor[]> =>
	postContributor({ action: 'create', ...person });

/** Removes a person from the About page; returns everyone left. */
export const deleteContributor = ({ contributor_id }: Contributor): Promise<Contributor[]> =>
	postContributor({ action: 'delete', contributor_id });
