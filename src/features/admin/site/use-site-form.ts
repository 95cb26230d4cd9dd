import { useState } from 'react';
import { faultsOf } from '#domain/forms/rules.ts';
import { type EditedSite, type SiteForm, siteRules } from '#domain/site/site-form.ts';
import { useBusy } from '#ui/use-busy.ts';
import { useUnsavedEdit } from '../use-unsaved-edit.ts';
import { changedIn, saveSite } from './site-writes.ts';

/** The form as typed, based on what is saved. */
export function useSiteForm(first: EditedSite) {
	const [saved, setSaved] = useState(first);
	const unsaved = useUnsavedEdit<Partial<SiteForm>>('site', saved);
	const form = { ...saved, ...unsaved.typed };
	const { isBusy, busyWith } = useBusy();
	const faults = faultsOf(siteRules, form);
	const change = <Name extends keyof SiteForm>(name: Name, value: SiteForm[Name]) =>
		unsaved.set(name, value, saved[name]);
	const field = (name: keyof typeof siteRules) => ({
		value: form[name],
		error: faults[name],
		...(unsaved.isTheirs(name) && { hint: `Theirs: ${saved[name] || '–'}` }),
		onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
	});
	const saveNow = async () => {
		const { isSaved, now } = await saveSite(form, saved);
		if (!now) return;
		setSaved(now);
		if (isSaved) unsaved.saved(now.revision, changedIn(form, saved));
	};
	const isChanged = Object.keys(changedIn(form, saved)).length > 0;
	return {
		form,
		field,
		change,
		save: () => busyWith(saveNow),
		maySave: !isBusy && Object.keys(faults).length === 0,
		isChanged,
		isStored: unsaved.isStored,
		discard: () => unsaved.begin(saved.revision),
	};
}
