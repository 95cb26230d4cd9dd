import { RefreshCw } from 'lucide-react';
import { useRevalidator } from 'react-router-dom';
import { paths } from '#domain/paths.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import type { SharedView } from './open-shared.ts';

type Why = Exclude<SharedView['kind'], 'trip'>;

const words: Record<Why, { title: string; rest: string }> = {
	gone: {
		title: 'This link is no longer valid. Ask for a new one.',
		rest: 'Whoever shared it can make one from their saved trip. Meanwhile, you can plan a tour of your own.',
	},
	no_signal: {
		title: 'No signal, so this trip can’t be opened yet.',
		rest: 'A shared trip stays with its owner, so it is not kept on your device. Try again once you have a signal.',
	},
	busy: {
		title: 'Too many links were opened from here just now.',
		rest: 'Wait a few minutes, then try again. The link still works.',
	},
	trouble: {
		title: 'This trip can’t be opened right now.',
		rest: 'Something went wrong on our side. Please try again in a moment.',
	},
};

export function NoSharedTrip({ why }: { why: Why }) {
	const { revalidate, state } = useRevalidator();
	const { title, rest } = words[why];
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
