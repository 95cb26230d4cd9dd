import { ArrowRight, CarFront, Clock, Phone, Undo2 } from 'lucide-react';
import { phoneLink } from '#domain/places/navigation-links.ts';
import type { ScheduledVisit } from '#domain/schedule/schedule.ts';
import { stopAt, type TourPlan } from '#domain/schedule/tour-plan.ts';
import { DirectionsButton } from '#map/DirectionsButton.tsx';
import { Button, ButtonDocument } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import type { Heading } from './drive-stop.ts';
import road from './OnTheRoad.module.css';
import styles from './RoadButtons.module.css';

/** The facts that the buttons for the road need. */
export interface Road {
	plan: TourPlan;
	visit: ScheduledVisit;
	/** True when the family flies there. */
	isFlown: boolean;
	/** Null if it is not known. */
	phone: string | null;
	/** True on the day the family leaves for the stop, until it says that it has. */
	isYetToLeave: boolean;
	/** Called with the stop the family is heading for, and why. */
	onStop: (stopId: string, heading: Heading) => void;
	/** Null on a day when the family does not leave the previous stop. */
	onLate: (() => void) | null;
}

/** The buttons for the road: directions, having left, running late, a call, and the stops before and after. */
export function RoadButtons({ plan, visit, isFlown, phone, isYetToLeave, onStop, onLate }: Road) {
	const { id, place } = stopAt(plan, visit.stop);
	const [before, next] = [plan.stops[visit.stop - 1], plan.stops[visit.stop + 1]];
	return (
		<div className={road.actions}>
			{!isFlown && <DirectionsButton kind="go" road wide to={place} />}
			{isYetToLeave && (
				<Button road onClick={() => onStop(id, 'leaves')}>
					<Icon of={CarFront} />
					We’ve left
				</Button>
			)}
			{onLate && (
				<Button road onClick={onLate}>
					<Icon of={Clock} />
					Running late
				</Button>
			)}
			{phone && (
				<ButtonDocument road href={phoneLink(phone)}>
					<Icon of={Phone} />
					{/* One box, because a button sets its children apart. */}
					<span className={styles.call}>
						Call <bdi>{place.name}</bdi>
						<span className={layout.onlyForReaders}>{` at ${phone}`}</span>
					</span>
				</ButtonDocument>
			)}
			{next && (
				<Button road onClick={() => onStop(next.id, 'next')}>
					<Icon of={ArrowRight} />
					Next stop
				</Button>
			)}
			{before && (
				<Button road kind="quiet" onClick={() => onStop(before.id, 'before')}>
					<Icon of={Undo2} />
					Stop before
				</Button>
			)}
		</div>
	);
}
