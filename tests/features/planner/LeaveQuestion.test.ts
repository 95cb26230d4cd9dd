import { expect, test } from 'vitest';
import { paths } from '#domain/paths.ts';
import { newStop } from '#domain/trips/trip.ts';
import { leavesTrip } from '#features/planner/LeaveQuestion.tsx';
import { aPlace } from '../../domain/trips/builders.ts';

const trip = { stops: [newStop('s1', aPlace({ type: 'college', code: '130794' }))] };
const leaves = (to: string) => leavesTrip(new URL(to, 'https://college.tours'), trip);

test('pages for planning or saving the trip do not leave it, and any other page does', () => {
	const own = [paths.tripPlanner, paths.college(130794), paths.compare([130794, 164924]), paths.saved];
	expect([...own, paths.account, paths.signIn].filter(leaves)).toEqual([]);
	const others = [paths.college(164924), paths.home, '/compared'];
	expect(others.filter(leaves)).toEqual(others);
});
