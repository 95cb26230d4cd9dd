import { paths } from '#domain/paths.ts';
import type { TripPlan } from '#domain/trips/trip-policy.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/Dialog.tsx';
import { planWords } from './saved-words.ts';

/** Says before anything happens that the plan has no room for one more trip, and what would make room. */
export function NoRoom({ plan, onClose }: { plan: TripPlan; onClose: () => void }) {
	return (
		<Dialog title="No room for one more" onClose={onClose}>
			<p>{`${planWords(plan)} Delete one, or get the full plan, which keeps as many as you like. Nothing has been changed.`}</p>
			<DialogAnswers>
				<ButtonLink kind="go" to={paths.account}>
					See the plans
				</ButtonLink>
				<Button onClick={onClose}>Not now</Button>
			</DialogAnswers>
		</Dialog>
	);
}
