/** The longest, in ms, that simultaneous requests run before the event loop gets its turn. */
const LONGEST_MS = 40;
const MOST_IN_A_TURN = 100;
/**
 * A browser that opens a page on a slow machine is not a flood: this many requests may always wait, however long it
 * takes.
 */
const FEWEST = 50;
/** Beyond that number, a request that would wait longer than this, in ms, is turned away. */
const LONGEST_WAIT_MS = 2000;
/** Weight of the newest turn in the running averages of turn and request times. */
const WEIGHT = 0.2;

interface LineParts<Request> {
	work: (request: Request) => void;
	/** Answers a request with "overloaded". */
	refuse: (request: Request) => void;
	/** Milliseconds on a clock that only moves forward. */
	now?: () => number;
}

/**
 * Creates the line where requests wait for their turn. Without it, the event loop would work through everything that
 * has arrived before looking again: a flood would be one long turn in which nobody else is served. So after a moment
 * the other requests wait, and get a moment of each later turn; requests that would wait too long are told at once to
 * come back later.
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

	/**
	 * Each request runs in its own callback: only then is all of its work done, and counted, before the next one
	 * starts.
	 */
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
