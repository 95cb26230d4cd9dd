import { useEffect, useState } from 'react';

/** Returns the index, out of `count`, whose turn it is; each turn takes `turnMs`, while `goesOn`. */
export function useTurns(count: number, turnMs: number, goesOn: boolean): number {
	const [turn, setTurn] = useState(0);
	useEffect(() => {
		if (!goesOn || count < 2) return;
		const timer = setInterval(() => setTurn((now) => now + 1), turnMs);
		return () => clearInterval(timer);
	}, [count, turnMs, goesOn]);
	return count === 0 ? 0 : turn % count;
}
