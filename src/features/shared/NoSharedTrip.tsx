import { RefreshCw } from 'lucide-react';
import { useRevalidator } from 'react-router-dom';
import { paths } from '#domain/paths.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import { type Why, whyWords } from './why-words.ts';

export function NoSharedTrip({ why }: { why: Why }) {
	const { revalidate, state } = useRevalidator();
	const { title, rest } = whyWords[why];
	return (
		<div className={`${layout.wrap} ${layout.section} ${layout.stack}`}>
			<h1 tabIndex={-1}>{title}</h1>
			<p className={layout.lead}>{rest}</p>
			<div className={layout.row}>
				{why === 'gone' ? (
					<ButtonLink kind="go" to={paths.tripPlanner}>
						Plan a trip
					</ButtonLink>
				) : (
					<Button kind="go" disabled={state === 'loading'} onClick={() => void revalidate()}>
						<Icon of={RefreshCw} />
						{state === 'loading' ? 'Trying again' : 'Try again'}
					</Button>
				)}
			</div>
		</div>
	);
}
