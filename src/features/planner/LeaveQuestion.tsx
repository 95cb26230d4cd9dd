import { useState } from 'react';
import { type Location, useBlocker, useNavigate } from 'react-router-dom';
import { paths } from '#domain/paths.ts';
import type { Trip } from '#domain/trips/trip.ts';
import { isIphoneTab } from '#pwa/iphone-tab.ts';
import { discardDraft, NOT_DISCARDED } from '#trips/draft-store.ts';
import { keepDraftOnLeaving, useIsDraftToKeep } from '#trips/drafts-to-keep.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/Dialog.tsx';
import { useDeviceWord } from '#ui/device-word.ts';
import { showToast } from '#ui/toasts.ts';
import { DraftStays } from './DraftStays.tsx';
import { usePlanner } from './planner-context.ts';

/**
 * Asks before leaving a draft that was edited in this visit, once per draft: after the answer "keep" it stops asking.
 * Only "Leave and lose it" discards the draft. A saved trip needs no question.
 */
export function LeaveQuestion() {
	const { trip, store, isEdited } = usePlanner();
	const navigate = useNavigate();
	const device = useDeviceWord();
	const isToKeep = useIsDraftToKeep(trip.id);
	// Remembered here too, because the router drops its blocked location when fresh content reloads the page.
	const [asked, setAsked] = useState<{ to: Location; trip: Trip }>();
	const blocker = useBlocker(({ nextLocation }) => {
		const isAtStake = store.account === null && isEdited && trip.stops.length > 0 && !isToKeep;
		const asks = isAtStake && leavesTrip(nextLocation, trip);
		if (asks) setAsked({ to: nextLocation, trip });
		return asks;
	});
	if (!asked) return null;
	// The answer is about the draft that was asked about: another tab may open another one meanwhile. A draft that was
	// not on disk yet has its id by now.
	const draftId = asked.trip.id || trip.id;
	const stay = () => {
		setAsked(undefined);
		if (blocker.state === 'blocked') blocker.reset();
	};
	const leave = () => {
		setAsked(undefined);
		if (blocker.state === 'blocked') blocker.proceed();
		else void navigate(asked.to);
	};
	const keep = async () => {
		await keepDraftOnLeaving(draftId);
		leave();
	};
	const lose = async () => {
		const discarding = discardDraft(draftId);
		leave();
		const { saved } = await discarding;
		showToast({ words: saved ? 'Draft discarded' : NOT_DISCARDED });
	};
	return (
		<Dialog title="Leave the trip planner?" onClose={stay}>
			<p>Are you sure you want to leave? Trip progress will be lost.</p>
			<DraftStays trip={asked.trip}>
				{`Keep the draft and nothing is lost: it stays on this ${device}.`}
				{isIphoneTab() &&
					' iPhone browsers may clear it after 7 days without a visit; a saved trip comes back.'}
			</DraftStays>
			<DialogAnswers>
				<Button onClick={() => void keep()}>Keep the draft</Button>
				<Button kind="danger" onClick={() => void lose()}>
					Leave and lose it
				</Button>
				<Button onClick={stay}>Stay here</Button>
			</DialogAnswers>
		</Dialog>
	);
}

/** True unless the next page is part of planning or saving this trip, where the draft waits on the device. */
export function leavesTrip(
	{ pathname }: Pick<Location, 'pathname'>,
	{ stops }: Pick<Trip, 'stops'>,
): boolean {
	const guides = stops.flatMap(({ place }) =>
		place.type === 'college' ? paths.college(Number(place.code)) : [],
	);
	const own = [paths.tripPlanner, paths.compare(), paths.signIn, paths.account, paths.saved, ...guides];
	return !own.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
