import type { ComponentProps } from 'react';
import { useLoaderData } from 'react-router-dom';
import { isAdmin } from '#domain/accounts/roles.ts';
import type { EditedSite, EditedText } from '#domain/site/site-form.ts';
import { useSession } from '#session/session.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import layout from '#ui/layout.module.css';
import { Switch } from '#ui/Switch.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { labels } from '../field-labels.ts';
import { NotSaved } from '../NotSaved.tsx';
import { MessagesPart } from './MessagesPart.tsx';
import { useSiteForm } from './use-site-form.ts';

/** The texts of every page, and the home page's messages. */
export function SiteScreen() {
	const { form: first, texts } = useLoaderData<{ form: EditedSite; texts: EditedText[] }>();
	const { form, field, change, save, maySave, isChanged, isStored, discard } = useSiteForm(first);
	return (
		<>
			<h1>Site</h1>
			<form
				className={layout.stack}
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					void save();
				}}
			>
				<h2>Banner</h2>
				<Switch
					label={labels.site.banner_on}
					checked={form.banner_on}
					onChange={({ target }) => change('banner_on', target.checked)}
				/>
				<Field
					label={labels.site.banner_words}
					hint="Leave it empty to say that the site stays free."
					{...field('banner_words')}
				/>
				<h2>Footer</h2>
				<TextArea label={labels.site.address} hint="One line each." rows={3} {...field('address')} />
				<Field label={labels.site.contact_email} type="email" {...field('contact_email')} />
				<TextArea
					label={labels.site.social_links}
					hint="One full address per line."
					rows={3}
					{...field('social_links')}
				/>
				<h2>User guide</h2>
				<VideoField {...field('guide_video')} />
				<SaveRow isChanged={isChanged} isStored={isStored} maySave={maySave} discard={discard} />
			</form>
			<MessagesPart texts={texts} />
		</>
	);
}

function VideoField(field: Pick<ComponentProps<typeof Field>, 'value' | 'error' | 'hint' | 'onChange'>) {
	const { account } = useSession();
	const mayChange = account && isAdmin(account);
	return (
		<Field
			label={labels.site.guide_video}
			type="url"
			disabled={!mayChange}
			hint={
				mayChange
					? 'A video file, or the page of a player. Pages may then show its host.'
					: 'Only an admin can change it.'
			}
			{...field}
		/>
	);
}

type Saving = Pick<ReturnType<typeof useSiteForm>, 'isChanged' | 'isStored' | 'maySave' | 'discard'>;

function SaveRow({ isChanged, isStored, maySave, discard }: Saving) {
	return (
		<div className={layout.row}>
			<Button kind="go" type="submit" disabled={!isChanged || !maySave}>
				Save
			</Button>
			<NotSaved isUnsaved={isChanged} isStored={isStored} onDiscard={discard} />
		</div>
	);
}
