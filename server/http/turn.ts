/** So long may the requests of one turn of the event loop take before the rest of them are sent away, ms. */
const LONGEST_MS = 100;
/** A browser that opens a page on a slow machine is no flood: so many of each turn are taken in any case. */
const FEWEST = 50;

/**
 * Makes the judge of whether another request is too much. What has come by the time that the event loop looks is worked on in one
 * turn, and nobody else is heard meanwhile: a flood is one long turn. So each turn takes what a tenth of a second allows, and who
 * came after that is told to come again; the next turn begins with those who came meanwhile.
 * @param now milliseconds of a clock that only goes forward
 */
export function createTurn(now: () => number = () => performance.now()): () => boolean {
	let [taken, began] = [0, 0];
	return () => {
		if (taken === 0) {
			began = now();
			setImmediate(() => {
				taken = 0;
			});
		}
		taken += 1;
		return taken > FEWEST && now() - began > LONGEST_MS;
	};
}
