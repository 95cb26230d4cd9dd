/** So long may requests that come at once be worked on before anybody else is heard, ms. */
const LONGEST_MS = 40;
const MOST_IN_A_TURN = 100;
/** A browser that opens a page on a slow machine is no flood: so many wait, however long that takes. */
const FEWEST = 50;
/** Who comes after them and would wait longer than this for their turn is sent away, ms. */
const LONGEST_WAIT_MS = 2000;
/** How much the newest turn counts in how long a turn, and a request, takes. */
const WEIGHT = 0.2;

interface LineParts<Request> {
	work: (request: Request) => void;
	/** Answers that it is too much now. */
	refuse: (request: Request) => void;
	/** Milliseconds of a clock that only goes forward. */
	now?: () => number;
}

/**
 * Makes the line in which requests wait for their turn. What has come by the time that the event loop looks would all be worked on before
 * it looks again: a flood would be one long turn, in which nobody else is heard. So after a moment the rest waits, and is worked on for
 * a moment in each turn that follows; who would wait for long is told to come again at once.
 */
export function createLine<Request>({
	work,
	refuse,
	now = () => performance.now(),
}: LineParts<Request>): (request: Request) => void {
	const waiting: Request[] = [];
	let [isTurn, began] = [false, 0];
	let [turnTakes, eachTakes] = [LONGEST_MS, 1];

	function take(request: Request) {
		if (waiting.length === 0 && isTimeLeft()) return work(request);
		if (waiting.length >= FEWEST && wouldWait() > LONGEST_WAIT_MS) return refuse(request);
		waiting.push(request);
		if (waiting.length === 1) workOn(now());
	}

	function wouldWait(): number {
		const inATurn = Math.min(MOST_IN_A_TURN, Math.max(1, LONGEST_MS / eachTakes));
		return (waiting.length / inATurn) * turnTakes;
	}

	function isTimeLeft(): boolean {
		if (!isTurn) {
			[isTurn, began] = [true, now()];
			setImmediate(() => {
				isTurn = false;
			});
		}
		return now() - began <= LONGEST_MS;
	}

	/** Each in a callback of its own: only then is all of a request's own work done, and seen in the time, before the next one's. */
	function workOn(lookedAt: number) {
		const most = Math.min(waiting.length, MOST_IN_A_TURN);
		let [turnBegan, worked] = [Number.NaN, 0];
		for (let number = 1; number <= most; number++)
			setImmediate(() => {
				if (number === 1) turnBegan = now();
				if (now() - turnBegan <= LONGEST_MS) {
					worked += 1;
					work(waiting.shift() as Request);
				}
				if (number < most) return;
				const at = now();
				turnTakes += WEIGHT * (at - lookedAt - turnTakes);
				eachTakes += WEIGHT * ((at - turnBegan) / worked - eachTakes);
				if (waiting.length > 0) workOn(at);
			});
	}
	return take;
}
