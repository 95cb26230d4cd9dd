import type { Member } from './sync/members.ts';

/** Saves a trip for somebody through the API; returns its id. */
export async function saveTrip(
	address: string,
	{ cookie }: Member,
	{ name, stops }: { name: string; stops: string },
): Promise<string> {
	const answer = await fetch(`${address}/api/private/trip`, {
		method: 'POST',
		headers: { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' },
		body: JSON.stringify({ name, trip_string: stops }),
	});
	if (!answer.ok) throw new Error(`saving a trip: ${answer.status} ${await answer.text()}`);
	const { trip_id } = (await answer.json()) as { trip_id: string };
	return trip_id;
}
