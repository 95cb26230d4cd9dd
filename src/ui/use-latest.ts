import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that tells the value as it was drawn last: for what is called later, and should not be made anew with each value. */
export function useLatest<Value>(value: Value): () => Value {
	const latest = useRef(value);
	useLayoutEffect(() => {
		latest.current = value;
	}, [value]);
	return useCallback(() => latest.current, []);
}
